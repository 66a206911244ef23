/** Where each call is made, what makes it, and what a visitor sees of its failure: the place part of the table of failures. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { creditVisits, GREEN, idField, panel as creditPanel, PERSON, region as credit } from '../harness/credit-page'
import { endSandboxPayment, findSandboxPayment } from '#server/store/sandbox-payments'
import { CUSTOMER, here, openCustomer, put } from '../harness/customer-page'
import { fillBooking, type Given, type Step } from '../harness/fill-booking'
import { leaveGap } from '../harness/leave-gap'
import { openApp, openStep, primary, type OpenedApp } from '../harness/render-app'
import type { Shop } from '../harness/shop'
import { answer, CHANGE_ONLY, expectOrdered, HOTEL, IN_HOTEL, LEAVES, NEW } from '../harness/tires'
import type { CallName, Fault } from './fault-kinds'

type User = OpenedApp['user']
type Act = (user: User) => Promise<unknown>

/** Absent: the table's text; null: none. */
type Words = string | RegExp | null | undefined
type Done = () => Promise<unknown>

export interface Scene {
  /** What is done there, where one call is made in several places. */
  readonly name?: string
  readonly open: (shop: Shop) => Promise<OpenedApp>
  /** Before the call fails. */
  readonly ready?: Act
  /** Makes the call; without it opening does. */
  readonly act?: Act
  /** The call is made by opening too, and fails from then on. */
  readonly failsFromStart?: boolean
  /** Where the end of the session takes nobody away: the step that a booking begins with, and pages without a booking. */
  readonly staysAtEnd?: boolean
  /** What is read as nothing in particular is a no here, in the scene's words. */
  readonly isNo?: boolean
  /** What the page says in the call's place, unless that is the table's text; null where the page does without. */
  readonly words?: Words | ((fault: Fault) => Words)
  /** What the notification says, where the screen has words of its own for that too. */
  readonly notice?: (fault: Fault) => string | undefined
  /** What was typed or chosen is still there. */
  readonly kept?: () => unknown
  /** The way to try again, where it is not the button that says so. */
  readonly retry?: Act
  /** It has worked; without words, the page works all the same. */
  readonly done: Done
  /** What of this is otherwise after some failures, by a rule of the place itself. */
  readonly otherwise?: (fault: Fault) => Partial<Omit<Scene, 'name' | 'otherwise'>>
}

const press = (name: string | RegExp) => async (user: User) => user.click(await screen.findByRole('button', { name }))
const go = async (user: User) => user.click(primary('Jatka'))
const inDialog = (name: string) => async (user: User) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const heading = (name: string) => () => screen.findByRole('heading', { name })
const text = (words: string | RegExp) => () => screen.findByText(words)
const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const field = (label: string | RegExp) => screen.getByLabelText(label)
const write = async (user: User, label: string | RegExp, words: string) =>
  put(user, await screen.findByLabelText(label, { selector: 'input,textarea' }), words)
const all =
  (...acts: readonly Act[]): Act =>
  async (user) => {
    for (const act of acts) await act(user)
  }

const at =
  (step: Step, given: Given = {}) =>
  (shop: Shop) =>
    openStep(shop, step, given)
const page = (path: string) => async () => openApp({ path })

const PLATE = /^Rekisterinumero/
const OIL = /^Perushuolto/
const WASH = /^Ulkopesu/
const HELSINKI = 'Valitse Helsinki Roihupelto'
const workplaces = () => screen.findByRole('button', { name: HELSINKI })
const slots = () => screen.findAllByRole('button', { name: /^Valitse aika klo/ })
const chooseSlot: Act = async (user) => {
  const [first] = await slots()
  if (first) await user.click(first)
}
const order = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const ordered = (words: RegExp) => () => waitFor(async () => expect(await order()).toHaveTextContent(words))
const tick = (name: RegExp) => async (user: User) => user.click(await box(name))
const searchFor = (plate: string) =>
  all(async (user) => {
    await write(user, PLATE, plate)
    await write(user, /^Kilometrilukema/, '84500')
  }, go)
const unknown = all(searchFor('xyz-999'), async (user) => {
  await screen.findByRole('option', { name: 'Volvo' })
  await user.selectOptions(field(/^Merkki/), 'Volvo')
  await write(user, /^Malli/, 'Niva')
})
const services = { open: at('SERVICES'), done: () => box(OIL) }
const silent = { words: null }
const code = () => field('Huoltokoodi')
const writeCode = all(press('Huoltokoodi'), (user) => write(user, 'Huoltokoodi', 'HUOLTO30'))
const contract = (user: User) => user.click(field(/^Autollani on huolenpito- tai huoltoleasingsopimus/))
const companies = 'Leasingyhtiö'
const chooseCompany: Act = async (user) => {
  await screen.findByText('Pohjolan Autoleasing')
  await user.selectOptions(field(companies), 'Pohjolan Autoleasing')
}
const people = 'Kenelle varaat ajan?'
const chooseMikko: Act = async (user) => user.selectOptions(await screen.findByLabelText(people), 'Asentaja Mikko')
const friday: Act = async (user) => user.click(await screen.findByLabelText(/^pe 27.11.2026, päivävaraus/))
const WAITING = 'Odotan toimipisteessä huollon ajan aamulla'
const customer = heading('Omat tiedot')
const fillCustomer: Act = async (user) => {
  await customer()
  for (const [label, words] of [
    [/^Etunimi/, 'Maija'],
    [/^Sukunimi/, 'Meikäläinen'],
    [/^Sähköposti/, 'maija@esimerkki.fi'],
    [/^Puhelinnumero/, '040 123'],
  ] as const)
    await write(user, label, words)
}
const nameKept = () => expect(field(/^Sukunimi/)).toHaveValue('Meikäläinen')
const send: Act = async (user) => user.click(primary('Lähetä varaus'))
const withDetails = (shop: Shop) => openCustomer(shop)
const CREDIT_FAILED = /^Huoltotilin tietojen haku epäonnistui/
/** What the bank's server says itself is shown, escaped (CR-07). */
const bankWords = ({ name }: Fault): Words => (/^HTTP (?!412|429)/.test(name) ? 'made to fail' : undefined)
const apply: Act = async (user) => {
  await user.click(await creditPanel())
  await credit().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })
  await put(user, idField(), PERSON.atOnce)
  await user.click(credit().getByRole('button', { name: 'Hae huoltotiliä' }))
}
const applied = { open: withDetails, act: apply, done: text(GREEN) }
const card = () => screen.findByRole('button', { name: /^Maksa kortilla/ })
const BOOKED = 'Turku Länsikeskus'
const fillRequest: Act = async (user) => {
  await screen.findByRole('option', { name: BOOKED })
  await user.selectOptions(field(/^Toimipiste/), BOOKED)
  await write(user, PLATE, 'klm-482')
  await write(user, /^Varattu huoltopäivä/, '17.9.2026')
}
const NOT_SAVED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'
const unheard = ({ name }: Fault): boolean =>
  ['HTTP 504', 'no answer in time', 'a lost connection', 'malformed JSON', 'a wrong shape'].includes(name)

/** The server has done it, and what it says of that cannot be read. */
const isUnread = ({ name }: Fault): boolean => ['malformed JSON', 'a wrong shape'].includes(name)
const reserving: Scene = {
  open: at('TIME'),
  ready: chooseSlot,
  act: go,
  retry: all(
    () => slots(),
    async (user) => {
      if (primary('Jatka').hasAttribute('disabled')) await chooseSlot(user)
    },
    go,
  ),
  done: customer,
}

/** A booking of its own, opened from its mail. */
const followLink = async (shop: Shop): Promise<OpenedApp> => {
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: CUSTOMER })
  const { bookingKey } = await api.saveBooking({})
  return openApp({ path: `/peruutus#varaus=${encodeURIComponent(bookingKey ?? '')}` })
}

const givePlate: Act = async (user) => {
  await screen.findByRole('button', { name: 'Avaa varaus' })
  await write(user, PLATE, 'abc-123')
}

/** A device that says where it is. */
const somewhere = async (shop: Shop): Promise<OpenedApp> => {
  const coords = { latitude: 60.2, longitude: 25, accuracy: 1 }
  const getCurrentPosition = (found: (place: unknown) => void) => found({ coords, timestamp: 0 })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } }, onLine: { value: true } }),
  )
  return openStep(shop, 'ORGANIZATION')
}
const withoutCreditBank = async (shop: Shop): Promise<OpenedApp> => {
  shop.answer('creditMinimumPrice', () => HttpResponse.json(null))
  return openCustomer(shop)
}

/** Each call that a screen makes. */
export const SCENES: Readonly<Partial<Record<CallName, readonly Scene[]>>> = {
  initSession: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      failsFromStart: true,
      act: searchFor('abc-123'),
      kept: () => expect(field(PLATE)).toHaveDisplayValue(/^abc-123$/i),
      retry: go,
      done: workplaces,
    },
  ],
  infoTextSettings: [{ open: page('/huolto'), staysAtEnd: true, ...silent, done: () => screen.findByLabelText(PLATE) }],
  searchVehicle: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      act: searchFor('abc-123'),
      kept: () => expect(field(PLATE)).toHaveDisplayValue(/^abc-123$/i),
      retry: go,
      done: workplaces,
    },
  ],
  vehicleMakes: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      act: searchFor('xyz-999'),
      words: 'Automerkkien haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      kept: () => expect(field(/^Kilometrilukema/)).toHaveValue('84500'),
      done: () => screen.findByRole('option', { name: 'Volvo' }),
    },
  ],
  setVehicle: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      ready: unknown,
      act: go,
      kept: () => expect(field(/^Malli/)).toHaveValue('Niva'),
      retry: go,
      done: workplaces,
    },
  ],
  setVehicleKilometers: [
    {
      open: page('/huolto'),
      staysAtEnd: true,
      ready: unknown,
      act: go,
      kept: () => expect(field(/^Malli/)).toHaveValue('Niva'),
      retry: go,
      done: workplaces,
    },
  ],
  getBooking: [
    { name: 'after a reload', ...services },
    {
      name: 'after a change',
      ...services,
      ready: () => box(OIL),
      act: tick(OIL),
      words: 'Hinta-arvion päivittäminen epäonnistui.',
      done: ordered(/yhteensä\s*249,00/),
    },
  ],
  compatibleOrganizations: [
    {
      open: at('ORGANIZATION'),
      words: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: workplaces,
    },
  ],
  tireChangeOrganizations: [
    {
      open: at('ORGANIZATION', { process: 'TIRE_CHANGE' }),
      words: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: workplaces,
    },
  ],
  nextFreeTimes: [
    {
      open: at('ORGANIZATION'),
      words: 'Ensimmäistä vapaata aikaa ei saatu haettua',
      done: async () => expect((await screen.findAllByText('Ensimmäinen vapaa aika')).length).toBeGreaterThan(0),
    },
  ],
  findOrganizations: [
    {
      open: somewhere,
      ready: workplaces,
      act: press('Näytä lähimmät ensin'),
      done: async () => expect((await screen.findAllByText(/^[\d,]+ km$/)).length).toBeGreaterThan(0),
    },
  ],
  setActiveOrganization: [
    {
      open: at('ORGANIZATION'),
      ready: workplaces,
      act: press(HELSINKI),
      retry: press(HELSINKI),
      done: heading('Valitse palvelut'),
    },
  ],
  services: [{ ...services, words: /Palvelujen haku epäonnistui/ }],
  additionalServices: [{ ...services, words: /Palvelujen haku epäonnistui/, done: () => box(WASH) }],
  extraServices: [
    {
      ...services,
      words: /Palvelujen haku epäonnistui/,
      done: () => screen.findByRole('button', { name: /^Jarrut/ }),
    },
  ],
  extraAdditionalServices: [
    {
      ...services,
      words: /Palvelujen haku epäonnistui/,
      done: () => screen.findByRole('button', { name: /^Kausitarkastukset/ }),
    },
  ],
  toyotaRecalls: [{ ...services, ...silent }],
  creditInfos: [{ ...services, ...silent }],
  moduleSetting: [{ ...services, ...silent }],
  activeOrganizationInfoText: [{ ...services, ...silent }],
  addProductsToCart: [
    {
      ...services,
      ready: () => box(OIL),
      act: tick(OIL),
      retry: tick(OIL),
      done: ordered(/yhteensä\s*249,00/),
    },
    {
      name: 'of a tire answer',
      open: at('TIRES', { process: 'TIRE_CHANGE' }),
      ready: () => answer(CHANGE_ONLY),
      act: async (user) => user.click(await answer(CHANGE_ONLY)),
      words: 'Palvelussa tapahtui odottamaton häiriö.',
      kept: async () => expect(await answer(CHANGE_ONLY)).toBeChecked(),
      done: ordered(/kausivaihto/),
    },
  ],
  removeProductsFromCart: [
    {
      open: at('SERVICES'),
      ready: all(tick(OIL), ordered(/yhteensä\s*249,00/)),
      act: tick(OIL),
      kept: () => ordered(/yhteensä\s*249,00/)(),
      retry: tick(OIL),
      done: ordered(/Et ole vielä valinnut/),
    },
  ],
  addAutomaticallyAddedProducts: [
    {
      ...services,
      ready: () => box(WASH),
      act: tick(WASH),
      words: /^Valinnan päivittäminen|epäonnistui|ei saatu/,
      retry: go,
      done: heading('Varaa aika'),
    },
  ],
  productAdditionalData: [
    {
      ...services,
      act: tick(WASH),
      words: 'Palvelun valintojen haku epäonnistui. Yritä uudelleen.',
      kept: async () => expect(await box(WASH)).toBeChecked(),
      done: () => screen.findByRole('radio', { name: 'Harjapesu' }),
    },
  ],
  setProductParameterChoice: [
    {
      ...services,
      ready: all(tick(WASH), () => screen.findByRole('radio', { name: 'Harjapesu' })),
      act: async (user) => user.click(screen.getByRole('radio', { name: 'Harjapesu' })),
      retry: async (user) => user.click(screen.getByRole('radio', { name: 'Harjapesu' })),
      done: ordered(/Pesutapa: Harjapesu/),
    },
  ],
  productSuggestion: [
    {
      ...services,
      act: press('Lisätietoja: Perushuolto (öljynvaihtohuolto)'),
      words: 'Lisätietojen haku epäonnistui. Yritä uudelleen.',
      done: () =>
        screen
          .findByRole('dialog')
          .then((dialog) => within(dialog).findByRole('checkbox', { name: /^Talvitarkastus/ })),
    },
  ],
  saveCampaignCode: [
    {
      ...services,
      ready: (user) => write(user, 'Etukoodi', 'HUOLTO10'),
      act: press('Tallenna'),
      kept: () => expect(field('Etukoodi')).toHaveValue('HUOLTO10'),
      retry: press('Tallenna'),
      done: () =>
        waitFor(() => expect(field('Etukoodi')).toHaveAccessibleDescription('Etukoodi HUOLTO10 on käytössä.')),
      // Whatever is nothing says that the code is no good (SPEC.md section 7).
      otherwise: (fault) => (fault.name === 'a wrong shape' ? { isNo: true, words: 'Etukoodi ei kelpaa' } : {}),
    },
  ],
  setServiceCode: [
    {
      ...services,
      ready: writeCode,
      act: press('Hae palvelut'),
      kept: () => expect(code()).toHaveValue('HUOLTO30'),
      retry: press('Hae palvelut'),
      done: () => screen.findByRole('button', { name: 'Poista huoltokoodi' }),
    },
  ],
  servicesByServiceCode: [
    {
      ...services,
      ready: writeCode,
      act: press('Hae palvelut'),
      words: /Palvelujen haku epäonnistui/,
      kept: () => expect(code()).toHaveValue('HUOLTO30'),
      done: async () =>
        expect(await screen.findAllByRole('checkbox', { name: /^Raitisilmasuodattimen/ })).not.toEqual([]),
    },
  ],
  removeServiceCode: [
    {
      ...services,
      ready: all(writeCode, press('Hae palvelut'), () => screen.findByRole('button', { name: 'Poista huoltokoodi' })),
      act: press('Poista huoltokoodi'),
      kept: () => expect(code()).toHaveValue('HUOLTO30'),
      retry: press('Poista huoltokoodi'),
      done: () => waitFor(() => expect(code()).toHaveValue('')),
    },
  ],
  saveSymptoms: [
    {
      ...services,
      ready: async (user) => {
        await box(OIL)
        await write(user, 'Kuvaus korjaustarpeesta', 'Kolina')
      },
      act: press('Lisää korjaustarve'),
      words: 'Korjaustarpeen tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(screen.getByLabelText('Poista korjaustarve: Kolina')).toBeVisible(),
      done: () => waitFor(() => expect(screen.queryByText(/^Korjaustarpeen tallentaminen/)).toBeNull()),
    },
  ],
  saveNotes: [
    {
      ...services,
      ready: async (user) => {
        await box(OIL)
        await write(user, 'Lisätietoja varaukseen', 'Avain')
      },
      act: (user) => user.tab(),
      words: 'Lisätietojen tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(field('Lisätietoja varaukseen')).toHaveValue('Avain'),
      done: text('Lisätiedot tallennettu.'),
    },
  ],
  saveCustomer: [
    {
      name: 'the autosave',
      open: at('CUSTOMER'),
      act: fillCustomer,
      words: 'Tietojen tallentaminen epäonnistui.',
      kept: nameKept,
      done: text('Tallennettu'),
    },
    {
      name: 'of a leasing contract',
      ...services,
      ready: () => box(OIL),
      act: contract,
      words: 'Sopimustiedon tallentaminen epäonnistui. Yritä uudelleen.',
      done: text('Sopimustieto tallennettu.'),
    },
  ],
  leasingCompanies: [
    {
      ...services,
      ready: () => box(OIL),
      act: contract,
      words: 'Leasingyhtiöiden haku epäonnistui. Yritä uudelleen.',
      done: text('Pohjolan Autoleasing'),
    },
  ],
  leasingContracts: [
    {
      ...services,
      ready: all(() => box(OIL), contract),
      act: chooseCompany,
      words: 'Leasingsopimusten haku epäonnistui. Yritä uudelleen.',
      kept: () => expect(field(companies)).toHaveDisplayValue('Pohjolan Autoleasing'),
      done: text('Huoltoleasing ja renkaat'),
    },
  ],
  setProductParameter: [
    {
      name: 'of a leasing contract',
      ...services,
      ready: all(() => box(OIL), contract, chooseCompany, text('Huoltoleasing ja renkaat')),
      act: (user) => user.selectOptions(field('Leasingsopimus'), 'Huoltoleasing ja renkaat'),
      words: 'Sopimustiedon tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(field('Leasingsopimus')).toHaveDisplayValue('Huoltoleasing ja renkaat'),
      done: text('Sopimustieto tallennettu.'),
    },
    {
      name: 'of bringing the car',
      open: at('TIME', { products: [102] }),
      ready: all(friday, () => screen.findByRole('group', { name: 'Auton tuonti ja nouto' })),
      act: (user) => user.click(screen.getByLabelText(WAITING, { selector: 'input' })),
      words: 'Valinnan tallentaminen epäonnistui. Yritä uudelleen.',
      kept: () => expect(screen.getByLabelText(WAITING, { selector: 'input' })).toBeChecked(),
      done: () => waitFor(() => expect(screen.queryByText(/^Valinnan tallentaminen/)).toBeNull()),
    },
  ],
  tireChangeProducts: [
    {
      open: at('TIRES', { process: 'TIRE_CHANGE' }),
      words: 'Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: () => answer(CHANGE_ONLY),
    },
  ],
  tireHotelProduct: [
    {
      open: at('TIRES', { process: 'TIRE_CHANGE', plate: 'KOR-77' }),
      ...silent,
      act: async (user) => {
        await user.click(await answer(HOTEL))
        await answer(IN_HOTEL)
        await user.click(await answer(LEAVES))
      },
      failsFromStart: true,
      done: () => expectOrdered(NEW),
    },
  ],
  organizationBookingSettings: [{ open: at('TIME'), ...silent, done: slots }],
  customerSelectableResources: [{ open: at('TIME', { organizationId: 6 }), ...silent, done: slots }],
  gapTimes: [{ open: at('TIME'), ...silent, done: slots }],
  freeTimesMorning: [
    { open: at('TIME'), words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.', done: slots },
  ],
  freeTimes: [
    {
      open: at('TIME', { process: 'TIRE_CHANGE', products: [2001] }),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: slots,
    },
  ],
  freeTimesEvening: [
    {
      open: at('TIME'),
      ready: slots,
      act: async (user) => user.click(screen.getByRole('radio', { name: /klo 13.00–21.00/ })),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      kept: () => expect(screen.getByRole('radio', { name: /klo 13.00–21.00/ })).toBeChecked(),
      done: slots,
    },
  ],
  lockerReservedTimes: [
    {
      open: at('TIME'),
      ready: slots,
      act: tick(/^Käytän avainlokeroa/),
      words: 'Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      kept: async () => expect(await box(/^Käytän avainlokeroa/)).toBeChecked(),
      done: slots,
    },
  ],
  selectResources: [
    {
      open: at('TIME', { organizationId: 6 }),
      ready: all(slots, () => screen.findByLabelText(people)),
      act: chooseMikko,
      words: 'Asentajan valinta ei onnistunut. Valitse uudelleen.',
      retry: chooseMikko,
      done: text(/^Asentaja Mikko on poissa/),
    },
  ],
  resourceAbsences: [
    {
      open: at('TIME', { organizationId: 6 }),
      ready: all(slots, () => screen.findByLabelText(people)),
      act: chooseMikko,
      ...silent,
      done: () => waitFor(() => expect(field(people)).toHaveDisplayValue('Asentaja Mikko')),
    },
  ],
  resourceWorkshift: [
    {
      open: at('TIME', { organizationId: 6 }),
      ready: all(slots, () => screen.findByLabelText(people)),
      act: chooseMikko,
      ...silent,
      done: text(/^Asentaja Mikko on poissa/),
    },
  ],
  selectGapTime: [
    {
      open: async (shop) => {
        await leaveGap(shop.db())
        return openStep(shop, 'TIME')
      },
      ready: all(slots, () => screen.findByRole('button', { name: 'Valitse tämä aika' })),
      act: press('Valitse tämä aika'),
      words: 'Ajan valinta ei onnistunut. Yritä uudelleen.',
      retry: press('Valitse tämä aika'),
      done: () =>
        waitFor(() =>
          expect(screen.getByRole('button', { name: 'Valitse tämä aika' })).toHaveAttribute('aria-pressed', 'true'),
        ),
    },
  ],
  saveReservationDetails: [reserving],
  // Where only the answer cannot be read the time is held, and the server says so when it is asked.
  reserveTime: [{ ...reserving, otherwise: (fault) => (isUnread(fault) ? silent : {}) }],
  saveLead: [
    {
      open: at('TIME'),
      ready: all(slots, press('Lähetä aikatiedustelu'), async (user) =>
        user.click(
          await within(await screen.findByRole('group', { name: 'Kalenteri, valitse toivottu päivä' })).findByLabelText(
            'pe 27.11.2026',
          ),
        ),
      ),
      act: go,
      words: /^Toivotun päivän tallentaminen epäonnistui|^Toimipiste ei ota autoja/,
      kept: () => expect(screen.getByLabelText('pe 27.11.2026, valittu')).toBeVisible(),
      retry: go,
      done: customer,
    },
  ],
  removeReservation: [
    {
      open: at('CUSTOMER'),
      ready: async (user) => {
        await customer()
        await user.click(
          await within(await screen.findByRole('region', { name: 'Aika' })).findByRole('button', {
            name: 'Luovu ajasta',
          }),
        )
      },
      act: inDialog('Luovu ajasta'),
      words: 'Ajan vapauttaminen epäonnistui.',
      retry: inDialog('Luovu ajasta'),
      done: heading('Varaa aika'),
    },
  ],
  saveBooking: [
    {
      open: at('CUSTOMER'),
      ready: fillCustomer,
      act: send,
      words: (fault) => (unheard(fault) ? 'Emme vielä tiedä, menikö varaus perille.' : NOT_SAVED),
      notice: (fault) => (unheard(fault) ? undefined : NOT_SAVED),
      kept: nameKept,
      retry: async (user) => {
        const [again] = screen.getAllByRole('button', { name: /^Lähetä varaus|^Varmista uudelleen/ })
        if (again) await user.click(again)
      },
      done: heading('Kiitos varauksestasi!'),
    },
  ],
  creditMinimumPrice: [{ open: withDetails, words: CREDIT_FAILED, done: creditPanel }],
  creditAmountSettings: [{ open: withDetails, words: CREDIT_FAILED, done: creditPanel }],
  minimumPriceForCredit: [{ open: withoutCreditBank, words: CREDIT_FAILED, done: creditPanel }],
  creditPaymentMethods: [
    {
      open: withDetails,
      act: async (user) => user.click(await creditPanel()),
      words: bankWords,
      done: () => credit().findByRole('checkbox', { name: 'Minulla on jo huoltotili' }),
    },
  ],
  ipAddress: [
    {
      ...applied,
      words: bankWords,
      kept: () => expect(idField()).toHaveValue(PERSON.atOnce),
      retry: async (user) => user.click(credit().getByRole('button', { name: 'Hae huoltotiliä' })),
    },
  ],
  bookPayment: [
    {
      ...applied,
      words: bankWords,
      kept: () => expect(idField()).toHaveValue(PERSON.atOnce),
      retry: async (user) => user.click(credit().getByRole('button', { name: 'Hae huoltotiliä' })),
      // The bank is asked for the answer that cannot be read, before anybody could apply twice.
      otherwise: (fault) => (isUnread(fault) ? silent : {}),
    },
  ],
  saveCreditData: [{ ...applied, words: /^Huoltotilin tallentaminen varaukseen epäonnistui/ }],
  bookSignedPayment: [
    {
      open: async (shop) => {
        const { apply: applyAs, signed } = creditVisits(shop)
        const { close, left } = await applyAs(PERSON.accepted)
        await waitFor(() => expect(left).toHaveLength(1))
        await signed('BOOKED')
        close()
        return here('?signing=success')
      },
      ...silent,
      // A payment that the bank does not know is none.
      done: text(/^Huoltotili on vahvistettu|^Huoltotilin haku epäonnistui/),
    },
  ],
  vismaPayEnabled: [{ open: withDetails, ...silent, done: creditPanel }],
  vismaPayToken: [
    {
      open: withDetails,
      ready: async (user) => user.click(await card()),
      act: press(/^Siirry/),
      words: /^Maksamaan siirtyminen epäonnistui/,
      retry: press(/^Siirry/),
      done: () => waitFor(() => expect(primary('Lähetä varaus')).toBeDisabled()),
    },
  ],
  storeVismaPayStatus: [
    {
      open: async (shop) => {
        const { close, left, user } = await openCustomer(shop)
        await user.click(await card())
        await user.click(await screen.findByRole('button', { name: /^Siirry/ }))
        await waitFor(() => expect(left).toHaveLength(1))
        const token = new URL(left[0] ?? '').searchParams.get('payment') ?? ''
        await endSandboxPayment(shop.db(), token, 'BOOKED')
        const payment = await findSandboxPayment(shop.db(), token)
        close()
        return here(new URL(payment?.successUrl ?? '').search)
      },
      words: /^Maksun tarkistaminen epäonnistui/,
      done: text('Maksu on vastaanotettu'),
      // The server knows of no such payment, or does not believe the address: asking again makes no difference.
      otherwise: ({ name }) =>
        /^HTTP 40[04]/.test(name)
          ? {
              words: 'Maksua ei voitu vahvistaa',
              retry: async () => expect(primary('Lähetä varaus')).toBeEnabled(),
              done: text(/^Jos kortiltasi on veloitettu, ota yhteyttä toimipisteeseen/),
            }
          : {},
    },
  ],
  openBooking: [
    {
      open: followLink,
      staysAtEnd: true,
      ready: givePlate,
      act: press('Avaa varaus'),
      words: /^Varauksen avaaminen epäonnistui|^Varausta ei löytynyt/,
      kept: () => expect(field(PLATE)).toHaveDisplayValue(/^abc-123$/i),
      retry: press('Avaa varaus'),
      done: () => screen.findByRole('button', { name: 'Siirrä varausta' }),
    },
  ],
  cancelBooking: [
    {
      open: followLink,
      staysAtEnd: true,
      ready: all(givePlate, press('Avaa varaus'), press('Peruuta varaus'), () => screen.findByRole('dialog')),
      act: inDialog('Peruuta varaus'),
      words: 'Varauksen peruuttaminen epäonnistui.',
      retry: inDialog('Peruuta varaus'),
      done: text('Varauksesi on peruutettu.'),
    },
  ],
  sendFeedback: [
    {
      open: page('/saavutettavuus'),
      staysAtEnd: true,
      ready: (user) => write(user, /^Palautteesi/, 'Nappi ei kuulu'),
      act: press('Lähetä palaute'),
      words: /^Palautteen lähettäminen epäonnistui/,
      kept: () => expect(field(/^Palautteesi/)).toHaveValue('Nappi ei kuulu'),
      retry: press('Lähetä palaute'),
      done: heading('Kiitos palautteestasi'),
    },
  ],
  allOrganizations: [
    {
      open: page('/peruutus'),
      staysAtEnd: true,
      words: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
      done: () => screen.findByRole('option', { name: BOOKED }),
    },
  ],
  sendEditRequest: [
    {
      open: page('/peruutus'),
      staysAtEnd: true,
      ready: fillRequest,
      act: press('Lähetä pyyntö'),
      words: /^Pyynnön lähettäminen epäonnistui/,
      kept: () => expect(field(PLATE)).toHaveValue('KLM-482'),
      retry: press('Lähetä pyyntö'),
      done: () => screen.findByRole('heading', { level: 2, name: 'Muutos/Peruutuspyyntö lähetetty' }),
    },
  ],
}
