import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { intercept } from '../../harness/calls'
import { expectSeen } from '../../harness/seen'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { SymptomPicker } from '../../pages/symptom-picker'
import { Visitor } from '../../pages/visitor'

const CODE = /\/apart-picker\.[^/]+\.js$/
const LIGHT = 'Merkkivalo: öljynpaine (punainen), vilkkuu, alkoi tänään'
const BRAKES = 'Jarrut: vinkuvat jarrutettaessa'

test(
  'PU-03 SV-07 RC-03 books a warning light and a fault picked with the keyboard alone, and shows them afterwards',
  { tag: ['@describe-needs'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const picker = new SymptomPicker(page)
    const code: string[] = []
    page.on('request', (request) => {
      if (CODE.test(request.url())) code.push(request.url())
    })
    await visitor.startsAt('services')
    await page.waitForLoadState('networkidle')
    expect(code).toEqual([])
    const press = async (button = picker.opener): Promise<void> => {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    }

    await press()
    await expect(page.getByRole('dialog')).toBeFocused()
    expect(code).toHaveLength(1)
    await expectAccessible(page, 'the complaints')
    await press(picker.button(/^Merkkivalo/))
    await expect(picker.heading).toHaveText('Mikä merkkivalo?')
    await expectAccessible(page, 'the warning lights')
    await press(picker.button('Öljynpaine'))
    await expect(page.getByRole('dialog')).toBeFocused()
    await expectSeen(picker.dialog.getByText('Pysähdy turvallisesti. Älä jatka ajoa.'))
    for (const [question, answer] of [
      ['Minkä värinen valo on?', 'Punainen'],
      ['Miten valo palaa?', 'Vilkkuu'],
      ['Kuinka kauan?', 'Alkoi tänään'],
    ] as const) {
      const first = picker.dialog.getByRole('radiogroup', { name: question }).getByRole('radio').first()
      await tabTo(page, first)
      await page.keyboard.press('Space')
      while (!(await picker.choice(question, answer).isChecked())) await page.keyboard.press('ArrowDown')
    }
    await expectAccessible(page, 'the questions about a warning light')
    await press(picker.add)
    await expect(picker.opener).toBeFocused()
    await expect(visitor.services.symptoms).toHaveText([LIGHT])

    await press()
    await press(picker.button(/^Jarrut/))
    await press(picker.add)
    await expect(picker.choice(/^Mitä jarruissa on vikana/, 'Vinkuvat')).toBeFocused()
    await expectAccessible(page, 'a question that needs an answer')
    await page.keyboard.press('Space')
    await tabTo(page, picker.choice('Milloin?', 'Jarrutettaessa'))
    await page.keyboard.press('Space')
    await press(picker.add)
    await expect(visitor.services.symptoms).toHaveText([LIGHT, BRAKES])
    expect(code).toHaveLength(1)

    const person = somebody()
    await visitor.walks('services', 'thanks', { person })
    await expect(visitor.thanks.detail('Muu korjaustarve')).toHaveText([LIGHT, BRAKES])
    expect(await savedBookings(server, person.email)).toMatchObject([
      { symptoms: [{ description: LIGHT }, { description: BRAKES }] },
    ])
  },
)

test(
  'PU-03 NO-02 reports that the picker does not load, keeps what is typed, and opens it on retry',
  { tag: ['@describe-needs'] },
  async ({ allow, page }) => {
    allow.unanswered(CODE)
    const visitor = new Visitor(page)
    const picker = new SymptomPicker(page)
    await visitor.startsAt('services')
    await visitor.services.symptom.fill('Kolina')
    const restore = await intercept(page, CODE, (route) => route.abort())
    await picker.opener.click()
    await expectSeen(page.getByText('Valikko ei avautunut. Yritä uudelleen tai kuvaa vika omin sanoin.'))
    await restore()
    await page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' }).click()
    await expect(picker.heading).toHaveText('Mikä vaivaa?')
    await picker.button('Sulje ikkuna').click()
    await expect(visitor.services.symptom).toHaveValue('Kolina')
  },
)

test(
  'PU-03 LO-15 fits a page of 320 px without sideways scrolling, with targets of at least 44 px',
  { tag: ['@desktop', '@describe-needs'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const picker = new SymptomPicker(page)
    await visitor.startsAt('services')
    await page.setViewportSize({ width: 320, height: 640 })
    await picker.opener.click()
    for (const next of [/^Merkkivalo/, 'Ohjaustehostin', null]) {
      expect(await picker.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const targets = picker.dialog.locator('button:visible, label:visible')
      const sizes = await targets.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      )
      expect(Math.round(Math.min(...sizes))).toBeGreaterThanOrEqual(44)
      if (next !== null) await picker.button(next).click()
    }
    await expect(picker.dialog.getByRole('alert')).toBeInViewport()
  },
)
