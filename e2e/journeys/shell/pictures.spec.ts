// Slices: find-vehicle, choose-services, request-change
import { factsFirst } from '../../harness/facts-first'
import { expectPicture } from '../../harness/pictures'
import { test } from '../../harness/test'
import { Shell } from '../../pages/shell'
import { SCENES } from '../../scenes'
import { PlaywrightVisitor } from '../../scenes/playwright-visitor'

for (const { slice, name, picture, play } of SCENES)
  if (picture)
    test(`${slice} with ${name} matches its pictures`, { tag: `@${slice}` }, async ({ page, server }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (slice === 'choose-services') await factsFirst(page)
      const visitor = new PlaywrightVisitor(page, server)
      await play(visitor)
      if (slice !== 'choose-services') await new Shell(page).loadsPhone()
      await visitor.rests()
      await expectPicture(page, picture)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectPicture(page, `${picture}-dark`)
    })
