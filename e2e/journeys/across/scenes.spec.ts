// Slices: find-vehicle, choose-workplace, choose-services, redeem-code, describe-needs, choose-tires, choose-mechanic, reserve-time, arrange-visit, enter-customer, pay-by-card, apply-credit, finish-booking, manage-booking, withdraw-order, ask-earlier-time, stop-reminders, approve-work, request-change, give-feedback, give-consent
import { expectAccessible } from '../../harness/access'
import { brokenValues, cutOff, hiddenTotals, outlineFaults } from '../../harness/page-rules'
import { expect, test } from '../../harness/test'
import { SCENES } from '../../scenes'
import { CHAINS, type Chain } from '../../scenes/chains'
import { PlaywrightVisitor } from '../../scenes/playwright-visitor'
import type { Scene } from '../../scenes/scene'

/** The narrowest window that is supported. */
const NARROW = { width: 320, height: 800 }

function look({ slice, rows, name, play }: Scene): void {
  const title = `${rows.join(' ')} ${slice} with ${name} can be used by everybody`
  test(title, { tag: ['@desktop', `@${slice}`] }, async ({ page, server, allow }) => {
    // Scenes about failures.
    allow.status(404, 500)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const visitor = new PlaywrightVisitor(page, server)
    await play(visitor)
    await visitor.rests()
    await expectAccessible(page, name)
    expect.soft(await outlineFaults(page), 'headings').toEqual([])
    expect.soft(await hiddenTotals(page), 'totals that are not in view beside their button').toEqual([])
    await page.setViewportSize(NARROW)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, 'nothing to scroll to at the side').toBeLessThanOrEqual(NARROW.width)
    expect.soft(await cutOff(page, NARROW.width), 'cut off at the side').toEqual([])
    expect.soft(await brokenValues(page), 'amounts and plates on two lines').toEqual([])
  })
}

// The scenes of a chain follow one another, because each chain has a server of its own.
const chains: readonly Chain[] = ['demo', 'whole', 'kaarna']
for (const chain of chains)
  test.describe(`in the chain ${chain}`, () => {
    test.use({ serverEnv: CHAINS[chain] })
    for (const scene of SCENES) if ((scene.chain ?? 'demo') === chain) look(scene)
  })
