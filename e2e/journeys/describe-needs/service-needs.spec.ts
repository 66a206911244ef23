import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { intercept } from '../../harness/calls'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Visitor } from '../../pages/visitor'

const BLOCKED = 'Lisää kirjoittamasi korjaustarve tai tyhjennä kenttä, niin pääset jatkamaan.'

test(
  'SV-08 SV-07 disables Continue while a typed repair need is not added, and shows the reason beside it',
  { tag: ['@describe-needs'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { services } = visitor
    await visitor.startsAt('services')
    await services.symptom.fill('Kolina')
    await expect(services.next).toBeDisabled()
    await expect(page.getByText(BLOCKED).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText(BLOCKED).filter({ visible: true })).toBeInViewport()
    await services.symptom.press('Enter')
    await expect(services.symptoms).toHaveText(['Kolina'])
    await expect(services.next).toBeEnabled()
    await services.contract.check()
    await services.leasingCompany.selectOption('Pohjolan Autoleasing')
    await expect(page.getByText('Sopimustieto tallennettu.')).toBeVisible()
    await expectAccessible(page, 'Palvelut, with needs')
  },
)

test(
  'SV-06 SV-09 saves notes when the page unloads at once, and stores all needs in the saved booking',
  { tag: ['@desktop', '@describe-needs', '@enter-customer'] },
  async ({ allow, page, server }) => {
    const visitor = new Visitor(page)
    const { services } = visitor
    await visitor.startsAt('services')
    await services.contract.check()
    await expect(page.getByText('Sopimustieto tallennettu.')).toBeVisible()
    await services.notes.fill('Avain on hansikaslokerossa 😀')
    // The caret is still in the field, and the closing page's save does not arrive.
    allow.unanswered(/save-notes/)
    const restore = await intercept(page, '**/save-notes', (route) => route.abort())
    await reload(page)
    await restore()
    await visitor.sees('services')
    await expect(services.notes).toHaveValue('Avain on hansikaslokerossa ')
    await expect(services.contract).toBeChecked()
    await services.notes.press('End')
    await services.notes.pressSequentially('!')
    const person = somebody()
    await visitor.walks('services', 'thanks', { person })
    expect(await savedBookings(server, person.email)).toMatchObject([
      { notes: 'Avain on hansikaslokerossa !', customer: { service_contract: true } },
    ])
  },
)
