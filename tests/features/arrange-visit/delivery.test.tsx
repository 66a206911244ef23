import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { announced, openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const DETAILS_TEXT = 'RESERVATION_DETAILS_TEXT'
const HELP = 'Voit valita yhden. Jos haluat vaihtaa, poista ensin nykyinen valinta.'
const ASKED = 'Valitse vielä, miten tuot ja noudat auton. Voit jatkaa myös ilman valintaa.'
const WHY = 'Poista ensin nykyinen valinta, jos haluat valita tämän.'

/** Each option as its code, its label, the text that is stored, and a pattern of its instructions. */
const MORNING = [
  [
    'customerWaitingMorning',
    'Odotan aamulla toimipisteessä huollon ajan',
    'Asiakas odottaa aamulla toimipisteessä huollon ajan.',
    /^Tule toimipisteeseen klo 7\.00, kun se avautuu, ja odota huollon ajan\.$/,
  ],
  [
    'vehicleLeftForDayPickupBeforeClosingTime',
    'Jätän auton päiväksi ja noudan sen ennen sulkemisaikaa',
    'Auto jätetään päiväksi ja noudetaan ennen sulkemisaikaa.',
    /^Tuo auto aamulla\. Nouda auto samana päivänä ennen sulkemista\.$/,
  ],
  [
    'vehicleLeftForDayKeyDeliveryDayBefore',
    'Jätän auton päiväksi ja tuon avaimet edellisenä päivänä',
    'Auto jätetään päiväksi, avaimet tuodaan edellisenä päivänä.',
    /^Tuo auto ja avaimet asiakaspalveluun to 17\.12\.2026 aukioloaikana\./,
  ],
  [
    'vehicleLeftForDayKeyDeliveryUsingLockerDayBefore',
    'Jätän auton päiväksi, avaimet avainlokeroon edellisenä päivänä',
    'Auto jätetään päiväksi, avaimet jätetään avainlokeroon edellisenä päivänä.',
    /^Jätä auto pihaamme ja avaimet avainlokeroon to 17\.12\.2026 illalla\. Saat avainlokeron ohjeen vahvistuksessa\./,
  ],
  [
    'vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker',
    'Jätän auton päiväksi, avaimet avainlokeroon aamulla',
    'Auto jätetään päiväksi, avaimet jätetään avainlokeroon aamulla.',
    /viimeistään klo 7\.00\./,
  ],
] as const
const EVENING = [
  [
    'customerWaitingEvening',
    'Odotan illalla toimipisteessä huollon ajan',
    'Asiakas odottaa illalla toimipisteessä huollon ajan.',
    /^Tule toimipisteeseen klo 13\.00 ja odota huollon ajan\.$/,
  ],
  [
    'vehicleLeftForEveningKeyDeliveryToServiceAdvisor',
    'Jätän auton illaksi, avaimet huoltoneuvojalle',
    'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle.',
    /^Tuo auto ja avaimet huoltoneuvojalle iltavuoron aikana\. Nouda auto samana iltana ennen sulkemista\.$/,
  ],
  [
    'vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay',
    'Jätän auton illaksi, avaimet huoltoneuvojalle, noudan auton seuraavana päivänä',
    'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle. Auto noudetaan seuraavana päivänä.',
    /iltavuoron aikana\. Nouda auto ma 21\.12\.2026 aukioloaikana\.$/,
  ],
  [
    'vehicleLeftForEveningKeyDeliveryUsingLocker',
    'Jätän auton illaksi, avaimet avainlokeroon',
    'Auto jätetään illaksi, avaimet jätetään avainlokeroon.',
    /^Jätä auto pihaamme ja avaimet avainlokeroon viimeistään klo 13\.00\. .* Nouda auto samana iltana/,
  ],
  [
    'vehicleLeftForEveningUsingLockerVehiclePickupNextDay',
    'Jätän auton illaksi, avaimet avainlokeroon, noudan auton seuraavana päivänä',
    'Auto jätetään illaksi, avaimet jätetään avainlokeroon. Auto noudetaan seuraavana päivänä.',
    /viimeistään klo 13\.00\. .* Nouda auto ma 21\.12\.2026 aukioloaikana\.$/,
  ],
] as const
const [WAITING, , DAY_BEFORE, LOCKER] = MORNING

/**
 * Returns the calendar button of a Friday, which is a day reservation for orders of three hours at this workshop. The
 * workshop has a key locker.
 */
const friday = (date: string) => screen.findByLabelText(new RegExp(`^perjantai ${date}., päivävaraus`))
const open = async (date: string) => {
  const opened = await openStep(shop, 'TIME', { products: [102] })
  await opened.user.click(await friday(date))
  await options()
  return opened
}
const options = () => screen.findByRole('group', { name: 'Auton jättö ja haku' })
const option = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const boxes = (group: HTMLElement): readonly HTMLElement[] => within(group).getAllByRole('checkbox')
/** Returns the stored parameters in the order they were sent. */
const stored = () => shop.sent('setProductParameter').map(({ query }) => `${query.get('code')}=${query.get('value')}`)
const customer = () => screen.findByRole('heading', { name: 'Omat tiedot' })
const said = (): string => announced().join(' ')

describe('the delivery options', () => {
  it('TM-09 TM-10 are ten in two groups; ticking one stores its flag and text and disables the others', async () => {
    const { user } = await open('18.12')
    const group = await options()
    const all = boxes(group)
    expect(group).toHaveAccessibleDescription(HELP)
    for (const [name, list] of [
      ['Aamulla', MORNING],
      ['Illalla', EVENING],
    ] as const) {
      const tiles = boxes(within(group).getByRole('group', { name }))
      expect(tiles.map((tile) => tile.closest('label')?.textContent)).toEqual(list.map(([, words]) => words))
    }
    for (const text of [
      'Arkisin voit tuoda auton klo 7.00 alkaen. Varaa luovutukseen noin 10 minuuttia aikaa.',
      'Iltapäivä- ja iltahuoltoon voit tuoda auton klo 13.00 alkaen.',
      /^Aamun ajat on tarkoitettu/,
    ])
      expect(screen.getByText(whole(text))).toBeVisible()

    expect(all[0]).not.toHaveAccessibleDescription()
    await user.click(all[0] ?? group)
    expect(all[1]).toHaveAccessibleDescription(WHY)
    await user.keyboard(' ')
    await waitFor(() => expect(stored()).toHaveLength(4))

    const before = stored().length
    const sent: string[] = []
    for (const [code, words, text, info] of [...MORNING, ...EVENING]) {
      const box = within(group).getByLabelText(words)
      await user.click(box)
      expect(box).toHaveFocus()
      expect(box).toHaveAccessibleDescription(info)
      expect(all.filter((one) => one.matches(':checked'))).toEqual([box])
      expect(all.filter((one) => one.matches(':enabled'))).toEqual([box])
      expect(said()).toContain(`Valittu: ${words}. Muut vaihtoehdot eivät ole nyt valittavissa.`)
      // The option keeps the focus, so the keyboard can untick it.
      await user.keyboard(' ')
      expect(said()).toContain('Valinta poistettu.')
      expect(all.filter((one) => one.matches(':disabled, :checked'))).toEqual([])
      sent.push(`${code}=true`, `${DETAILS_TEXT}=${text}`, `${code}=false`, `${DETAILS_TEXT}=`)
      await waitFor(() => expect(stored().slice(before)).toEqual(sent))
    }
  })

  it('TM-19 TM-14 send the visit details before the reservation and show the option in the summary card', async () => {
    const { user } = await open('27.11')
    await user.click(option(LOCKER[1]))
    await user.click(primary('Jatka'))
    await customer()
    expect(shop.lastBody('saveReservationDetails')).toEqual({
      customerWaiting: false,
      importDate: '2026-11-26',
      pickupDate: '2026-11-27',
      towingRequired: false,
      vehicleLeftForDay: true,
      usingKeyLocker: true,
    })
    expect(stored()).toEqual([`${LOCKER[0]}=true`, `${DETAILS_TEXT}=${LOCKER[2]}`])
    expect(await findPart('Aika')).toHaveTextContent(LOCKER[2])
    // The option is still ticked when the step is reopened.
    await user.click(screen.getByRole('button', { name: 'Vaihda aika' }))
    await options()
    expect(option(LOCKER[1])).toBeChecked()
  })

  it('TM-09 keep the tick after a failed save and save again on retry or with Continue', async () => {
    const { user } = await open('4.12')
    shop.fail('setProductParameter', 500)
    await user.click(option(WAITING[1]))
    const failure = await screen.findByText('Valinnan tallentaminen epäonnistui. Yritä uudelleen.')
    expect(failure.closest('[role=alert]')).toBeVisible()
    expect(option(WAITING[1])).toBeChecked()
    expect(option(DAY_BEFORE[1])).toBeDisabled()
    // Continue does not reserve the time while the option is not saved.
    await user.click(primary('Jatka'))
    await waitFor(() => expect(primary('Jatka')).toBeEnabled())
    await waitFor(() => expect(shop.count('setProductParameter')).toBeGreaterThan(1))
    expect(shop.count('saveReservationDetails') + shop.count('reserveTime')).toBe(0)
    const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' })
    shop.restore('setProductParameter')
    await user.click(retry)
    expect(document.body).not.toHaveFocus()
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    expect(stored().slice(-2)).toEqual([`${WAITING[0]}=true`, `${DETAILS_TEXT}=${WAITING[2]}`])
    // After another failure, Continue saves the option.
    shop.fail('setProductParameter', 500)
    await user.click(option(WAITING[1]))
    await screen.findByRole('button', { name: 'Yritä uudelleen' })
    shop.restore('setProductParameter')
    await user.click(primary('Jatka'))
    await screen.findByText(ASKED)
    await user.click(primary('Jatka'))
    await customer()
    expect(stored().slice(-2)).toEqual([`${WAITING[0]}=false`, `${DETAILS_TEXT}=`])
    expect(shop.lastBody('saveReservationDetails')).toMatchObject({ customerWaiting: false, importDate: null })
  })

  it('TM-09 restore the choice after a reload, and clear it before an exact time is reserved', async () => {
    const { user, close } = await open('11.12')
    await user.click(option(DAY_BEFORE[1]))
    await waitFor(() => expect(stored()).toHaveLength(2))
    close()
    const again = openApp()
    await again.user.click(await friday('11.12'))
    await options()
    expect(option(DAY_BEFORE[1])).toBeChecked()
    expect(option(WAITING[1])).toBeDisabled()
    const [another] = screen.getAllByLabelText(/\., \d+ vapaata? aikaa?$/)
    await again.user.click(another ?? document.body)
    expect(screen.queryByText('Auton jättö ja haku')).not.toBeInTheDocument()
    const [slot] = await screen.findAllByLabelText(/^Valitse aika klo/)
    await again.user.click(slot ?? document.body)
    const reserved = shop.hold('reserveTime')
    await again.user.click(primary('Jatka'))
    await waitFor(() => expect(shop.count('reserveTime')).toBe(1))
    expect(stored().slice(2)).toEqual([`${DAY_BEFORE[0]}=false`, `${DETAILS_TEXT}=`])
    expect(shop.lastBody('saveReservationDetails')).toMatchObject({ importDate: null, vehicleLeftForDay: false })
    reserved()
    await customer()
  })

  it('TM-09 RC-24 are six without a key locker, and are asked for once, and optional', async () => {
    shop.answer('freeTimesMorning', () => HttpResponse.json([{ date: '2026-11-27', onlyDayTimesAvailable: true }]))
    const { user } = await openStep(shop, 'TIME', { organizationId: 7 })
    expect(boxes(await options())).toHaveLength(6)
    expect(screen.queryByLabelText(/avainlokeroon/)).not.toBeInTheDocument()
    await user.click(primary('Jatka'))
    const asked = await screen.findByText(ASKED)
    expect(asked.closest('[role=alert]')).toBeVisible()
    expect(within(await options()).getByText(asked.textContent)).toBe(asked)
    expect(shop.count('reserveTime')).toBe(0)
    await user.click(primary('Jatka'))
    await customer()
    expect(await findPart('Aika')).toHaveTextContent('ei valittu')
    expect(stored()).toEqual([])
    expect(shop.lastBody('saveReservationDetails')).toEqual({
      customerWaiting: false,
      importDate: null,
      pickupDate: null,
      towingRequired: false,
      vehicleLeftForDay: false,
      usingKeyLocker: false,
    })
  })

  it('reading 53 say which day is not free in their shift, and which one is chosen in its place', async () => {
    const { user } = await open('18.12')
    const days = [{ date: '2026-12-11', onlyDayTimesAvailable: true }]
    shop.answer('freeTimesEvening', () => HttpResponse.json(days))
    await user.click(option(EVENING[1][1]))
    const told = await screen.findByText(
      whole('pe 18.12.2026 ei ole vapaa illalla. Valitsimme ensimmäisen päivän, joka on: pe 11.12.2026.'),
    )
    expect(told.closest('[role=alert]')).toBeVisible()
    expect(option(EVENING[1][1])).toBeChecked()
    // Another choice makes it old.
    await user.click(option(EVENING[1][1]))
    await user.click(option(MORNING[1][1]))
    await waitFor(() => expect(told).not.toBeInTheDocument())
  })

  it('reading 53 TM-04 name the choices for which no day is free, and the other shift shows the day again', async () => {
    const { user } = await open('18.12')
    shop.answer('freeTimesEvening', () => HttpResponse.json([]))
    await user.click(option(EVENING[1][1]))
    expect(await screen.findByText(whole('pe 18.12.2026 ei ole vapaa illalla.'))).toBeVisible()
    expect(
      screen.getByText(/^Lähikuukausina ei ole vapaita aikoja, jotka sopivat tähän: tuonti iltapäivällä tai illalla\./),
    ).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: EVENING[1][1] })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /^Aamulla/ }))
    expect(await screen.findByRole('button', { name: /^perjantai 18.12., /, pressed: true })).toBeVisible()
    expect(option(EVENING[1][1])).not.toBeChecked()
    expect(screen.queryByText(/ei ole vapaa illalla/)).not.toBeInTheDocument()
  })

  it('reading 53 are cleared, and named, when the visitor changes to another shift', async () => {
    const { user } = await open('18.12')
    await user.click(option(MORNING[1][1]))
    await user.click(screen.getByRole('radio', { name: /^Iltapäivällä tai illalla/ }))
    expect(await screen.findByText(`Poistimme valinnan ”${MORNING[1][1]}”, koska vaihdoit vuoroa.`)).toBeVisible()
    expect(option(MORNING[1][1])).not.toBeChecked()
  })

  it('RC-19 of the locker tick the key locker, whose days are then shown', async () => {
    const { user } = await open('18.12')
    const locker = screen.getByRole('checkbox', { name: /^Käytän avainlokeroa/ })
    await user.click(option(LOCKER[1]))
    await waitFor(() => expect(locker).toBeChecked())
    await waitFor(() => expect(shop.count('lockerReservedTimes')).toBeGreaterThan(0))
    await user.click(option(LOCKER[1]))
    // The key is given to a person.
    await user.click(option(EVENING[1][1]))
    await waitFor(() => expect(locker).not.toBeChecked())
  })

  it('reading 53 TM-07 show the days of their shift, and the day stays where it is free then', async () => {
    const { user } = await open('18.12')
    await user.click(option(EVENING[1][1]))
    await waitFor(() => expect(shop.count('freeTimesEvening')).toBeGreaterThan(0))
    expect(await screen.findByRole('radio', { name: /^Iltapäivällä tai illalla/ })).toBeChecked()
    expect(option(EVENING[1][1])).toBeChecked()
    await user.click(primary('Jatka'))
    await customer()
    expect(shop.sent('reserveTime').at(-1)?.query.get('workshiftPosition')).toBe('EVENING')
    const card = await findPart('Aika')
    expect(card).toHaveTextContent('Iltavuoro')
    expect(card).not.toHaveTextContent('Aamuvuoro')
    // Opened again, the step shows the evening.
    await user.click(screen.getByRole('button', { name: 'Vaihda aika' }))
    await options()
    expect(screen.getByRole('radio', { name: /^Iltapäivällä tai illalla/ })).toBeChecked()
    expect(option(EVENING[1][1])).toBeChecked()
  })
})
