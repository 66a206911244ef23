import { expect } from '@playwright/test'
import { listen } from '../../harness/ear/announcements'
import { KeyVisitor } from '../../harness/ear/key-visitor'
import { test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { HEADING } from '../../pages/shell'
import { USUAL } from '../../pages/visitor'

const MOST_PRESSES = 50
const MOST_WORDS = 450

test(
  'EV-11 EV-03 books a maintenance with few presses of the keys, and few words of a screen reader',
  { tag: ['@quick', '@desktop'] },
  async ({ page }, testInfo) => {
    await listen(page)
    const visitor = new KeyVisitor(page)
    const person = somebody()
    await page.goto('/huolto')
    await visitor.atRest()
    await visitor.reach('Siirry pääsisältöön')
    await visitor.press('Enter')
    await visitor.reach('Rekisterinumero')
    await visitor.type(USUAL.plate)
    await visitor.reach('Mittarilukema')
    await visitor.type(USUAL.kilometers)
    await visitor.goOn(HEADING.workplace)
    await visitor.reach(`Valitse ${USUAL.workplace}`)
    await visitor.goOn(HEADING.services)
    await visitor.reach(USUAL.service)
    await visitor.press('Space')
    await visitor.reach('Siirry varauksen yhteenvetoon')
    await visitor.press('Enter')
    await visitor.reach('Jatka')
    await visitor.goOn(HEADING.time)
    await visitor.reach('Siirry kellonaikoihin')
    await visitor.press('Enter')
    // Another time than the first one, because arrow keys lead through the times.
    await visitor.press('ArrowRight')
    await visitor.press('Enter')
    await visitor.reach('Jatka')
    await visitor.goOn(HEADING.customer)
    await visitor.reach('Etunimi')
    await visitor.type(person.firstName)
    await visitor.reach('Sukunimi')
    await visitor.type(person.lastName)
    await visitor.reach('Sähköposti')
    await visitor.type(person.email)
    await visitor.reach('Puhelinnumero')
    await visitor.type(person.phone)
    await visitor.reach('Lähetä varaus')
    await visitor.goOn(HEADING.thanks)
    await testInfo.attach('transcript', { body: visitor.said.join('\n') })
    expect(visitor.presses).toBeLessThanOrEqual(MOST_PRESSES)
    expect(visitor.words).toBeLessThanOrEqual(MOST_WORDS)
  },
)
