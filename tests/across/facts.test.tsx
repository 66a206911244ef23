// Slices: booking, choose-workplace, enter-customer, find-vehicle, manage-booking, reserve-time
import { render } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { BookingFacts, BookingStore, bookingStore, OrderSummary, TicketHead, type Completion } from '#entities/booking'
import { valuesOf } from '#entities/customer'
import { Gates } from '#entities/payment'
import type { BookingDocument } from '#server/platform/database/schema/bookings'
import { deskRowOf } from '#server/desk/desk-row'
import { deskCsv } from '#server/desk/desk-csv'
import { deskTable } from '#server/desk/desk-table'
import { feedText } from '#server/feeds/feed-text'
import { calendarFile } from '#server/mail/calendar-file'
import type { Letter } from '#server/mail/letter'
import { letterHtml } from '#server/mail/letter-html'
import { letterText } from '#server/mail/letter-text'
import { mimeOf } from '#server/mail/dispatch/mime'
import { cancelledLetter, confirmationLetter } from '#server/mail/letters/customer'
import { noticeLetter } from '#server/mail/letters/workshop'
import type { Fact, FactKind } from '#shared/booking-facts/fact'
import { factsOf } from '#shared/booking-facts/facts-of'
import { OMITTED, SURFACES, type Surface } from '#shared/booking-facts/surfaces'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { configPort, readConfig } from '#shared/config/config'
import { CustomerAside } from '../../features/enter-customer/ui/customer-aside'
import { customerForm } from '../../features/enter-customer/ui/customer-form'
import { VisitProgress } from '../../features/manage-booking/ui/visit-progress'
import { Summary as WorkplaceSummary } from '../../features/choose-workplace/ui/step'
import { Summary as VehicleSummary } from '../../features/find-vehicle/ui/step'
import { Summary as TimeSummary } from '../../features/reserve-time/ui/step'
import { createStores, provide } from '#shared/store/define-store'
import { AsideOutlet, AsideProvider } from '#shared/ui/layout/outlets'
import { StoresContext } from '#shared/store/use-store'
import { booking, dayBooking, enquiry } from '#tests/fixtures/booking'

const [item] = booking().order_items
const [extra] = booking().extra_order_items ?? []
const { organization: workshop } = booking()
if (!item?.price || !extra?.price || !workshop) throw new Error('the example has rows with prices, and a workshop')

/** Fields that the example lacks, each with a value that occurs nowhere else. */
const more = {
  order_items: [
    { ...item, price: { ...item.price, kind: 'estimate', allowed_excess_percent: 14, before_code: 1300.5 } },
  ],
  extra_order_items: [{ ...extra, price: { ...extra.price, kind: 'fixed' } }],
  mechanics: ['Matti Meikäläinen'],
  process_type: 'HOUR_SERVICE',
  process_facts: [
    { label: 'Työn kesto', text: 'alle tunnin', is_typed: false },
    { label: 'Odotatko', text: 'Luen kirjaa kahvilassa', is_typed: true },
  ],
  arrival_hours: { start: '06:45:00', end: '19:15:00' },
  shift: 'EVENING',
  key_locker_reserved: true,
  // Together the total of 1 284,50 €.
  payment: { paid: 311, credit: 322, due: 995.5, refund: 344, credit_pending: true },
  organization: {
    ...workshop,
    info_text: 'Ota mukaan huoltokirja.',
    key_locker_text: 'Avainlokero on oven vieressä, koodi tulee tekstiviestinä.',
  },
  day_hours: { start: '06:30:00', end: '19:45:00' },
  discounts: [{ isPublic: false, code: 'SYKSY', saved: 51 }],
  replacement_car: { start: '2026-11-24', end: '2026-11-25' },
  leasing: { company: 'Pohjolan Autoleasing', contract: 'Huoltoleasing' },
  reservation_details: {
    customerWaiting: false,
    importDate: '2026-11-20',
    pickupDate: '2026-12-03',
    towingRequired: false,
    vehicleLeftForDay: true,
    usingKeyLocker: true,
  },
  withdrawal: { until: '2026-12-07', early_start: true, submitted_at: '2026-11-23T14:05:00' },
} satisfies Partial<BookingDocument>
/** The car is in the workshop, so its text is told no more. */
const underWay = {
  ...more,
  visit_state: { state: 'IN_WORK', at: '2026-11-24T09:40:00' },
} satisfies Partial<BookingDocument>
/** The workshop fetches the car and brings it back, so the customer does neither. */
const fetched = {
  biila: { pickup: '2026-11-24T06:15:00', return: '2026-11-25T17:20:00', minutes: 30 },
  product_parameters: [
    { parameterCode: 'PICKUP_ADDRESS', selectedValue: 'Noutokatu 5, 00100 Helsinki' },
    { parameterCode: 'RETURN_ADDRESS', selectedValue: 'Palautuskatu 6, 00200 Helsinki' },
  ],
} satisfies Partial<BookingDocument>
/** Together they have every fact. */
const bookings: readonly BookingDocument[] = [
  booking(underWay),
  booking({ ...more, ...fetched }),
  // The car comes within the hours of its shift.
  { ...dayBooking, ...underWay, reservation_details: null, product_parameters: [] },
  { ...enquiry, ...more, order_items: [], extra_order_items: [], price: null },
]

const shown = (booking: BookingDocument, surface: 'thanks' | 'bookingPage' | 'cancelledPage'): string => {
  const { container, unmount } = render(
    <StoresContext value={createStores(provide(configPort, readConfig('{}', '')))}>
      <TicketHead booking={surface === 'cancelledPage' ? null : booking} title="" heading={{}} art={null} />
      {surface === 'bookingPage' && <VisitProgress booking={booking} />}
      <BookingFacts booking={booking} surface={surface} />
    </StoresContext>,
  )
  const text = container.textContent
  unmount()
  return text
}

/** The texts of the sent mail's two parts, as a mail program reads them. */
async function mailTexts(letter: Letter): Promise<string[]> {
  const person = { name: '', address: 'varaus@x.example' }
  const content = { text: letterText(letter), html: letterHtml(letter) }
  const mail = {
    reference: 'a',
    record: 'b',
    date: new Date(),
    from: person,
    to: person,
    subject: 'Varaus',
    ...content,
  }
  const builder = createTransport({ streamTransport: true, buffer: true })
  const { message } = await builder.sendMail(mimeOf({ ...mail, calendar: null, replyTo: null }))
  if (!Buffer.isBuffer(message)) throw new Error('The builder streams mails instead of buffering them')
  const { text = '', html = '' } = await PostalMime.parse(new Uint8Array(message))
  const page = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html')
  return [text, page.body.textContent]
}

/** The cards above the customer step. */
const cards = (booking: BookingDocument): Promise<string> =>
  inSession(
    booking,
    <>
      <VehicleSummary isAlone={false} />
      <WorkplaceSummary />
      <OrderSummary />
      <TimeSummary />
    </>,
  )

/** The panel beside the customer step. */
const panel = (booking: BookingDocument): Promise<string> =>
  inSession(
    booking,
    <AsideProvider>
      <AsideOutlet className="" />
      <customerForm.Form
        id="form"
        initialValues={valuesOf(booking.customer)}
        validate={() => ({})}
        onSubmit={async () => {}}
        Summary={() => null}
      >
        <CustomerAside
          formId="form"
          gates={new Gates()}
          completion={IDLE}
          isSending={false}
          isUnsaved={false}
          onFaulty={() => undefined}
        />
      </customerForm.Form>
    </AsideProvider>,
  )

const IDLE: Completion = {
  sends: 'booking',
  blockedBecause: () => null,
  receipt: null,
  save: async () => true,
  begin: () => {},
  change: null,
  accept: () => {},
  hasFailed: false,
  tooMany: null,
  isAsking: false,
  isUncertain: false,
  isRepeatable: false,
  mayBeSaved: false,
}

/** Renders a part of a step while the session has the booking. */
async function inSession(booking: BookingDocument, part: ReactNode): Promise<string> {
  const store = new BookingStore({ getBooking: async () => booking, removeReservation: async () => undefined })
  await store.resource.load()
  const get = createStores(provide(bookingStore, store), provide(configPort, readConfig('{}', '')))
  const { container, unmount } = render(<StoresContext value={get}>{part}</StoresContext>)
  const text = container.textContent
  unmount()
  return text
}

/** Renders each surface, as one or more texts that each tell every fact. */
const RENDER: Readonly<Record<Surface, (booking: BookingDocument) => string | Promise<string | readonly string[]>>> = {
  stepCards: cards,
  orderPanel: panel,
  thanks: (booking) => shown(booking, 'thanks'),
  bookingPage: (booking) => shown(booking, 'bookingPage'),
  cancelledPage: (booking) => shown(booking, 'cancelledPage'),
  customerMail: (document) =>
    mailTexts(confirmationLetter({ document, key: null, phone: '', publicUrl: 'https://x.example' })),
  cancelMail: (document) =>
    mailTexts(cancelledLetter({ document, key: null, phone: '', publicUrl: 'https://x.example' })),
  workshopMail: (document) => mailTexts(noticeLetter(document)),
  calendarEntry: (document) => calendarText(document),
  deskCalendar: feedOf,
  deskTable: (document) => deskTable([deskRowOf({ id: '', document, cancelled: false }, '')]),
  deskCsv: csvText,
}

/** The entry as a calendar program reads it: start, summary, location and description. */
function calendarText(document: BookingDocument): string {
  const organizer = { name: '', address: 'varaus@x.example' }
  const file = calendarFile({ bookingId: '1', version: 1, cancelled: false, document, organizer, stamp: new Date() })
  return eventText(new ICAL.Component(ICAL.parse(file?.content ?? '')))
}

function eventText(calendar: ICAL.Component): string {
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return [event.startDate.toICALString(), event.summary, event.location, event.description].join('\n')
}

/** The event of the workshop's own calendar, as its program reads it. */
function feedOf(document: BookingDocument): string {
  const visit = { id: '1', document, version: 1, created: '2026-11-23T06:00:00Z' }
  const text = feedText([visit], { workshop: 'Helsinki', secret: '', host: 'x.example' })
  return eventText(new ICAL.Component(ICAL.parse(text)))
}

/** The row as a spreadsheet reads it, with its headings: 'Vuoro: Iltavuoro'. */
function csvText(document: BookingDocument): string {
  const csv = deskCsv([deskRowOf({ id: '', document, cancelled: false }, '')])
  const [row = {}] = parse<Record<string, string>>(csv, { bom: true, columns: true, delimiter: ';' })
  return Object.entries(row)
    .map(([heading, cell]) => `${heading}: ${cell};`)
    .join('\n')
}

/** Ways in which a surface may write a fact. */
function waysOf(fact: Fact): string[] {
  if (fact.kind === 'time')
    return [textOf(fact), 'tiistai 24.11.2026 klo 9.05–10.35', '20261124T070500Z', '9.05–10.35', '09:05']
  if (fact.kind === 'day') return [textOf(fact), 'Tuo auto klo 6.45–19.15', 'tuo auto klo 6.45–19.15']
  if (fact.kind === 'agreedPrice') return [textOf(fact), 'Hinta sovitaan toimipisteessä']
  if (fact.kind === 'visitState') return [textOf(fact), 'työn alla']
  if (fact.kind === 'askedDay') return [textOf(fact), 'maanantai 30.11.2026', '2026-11-30']
  if (fact.kind === 'kilometers') return [textOf(fact), 'Mittarilukema: 84500;']
  if (fact.kind === 'service') return [fact.name]
  if (fact.kind === 'priceKind') return [fact.text]
  if (fact.kind === 'delivery' && fact.isOpen) return [textOf(fact)]
  if (fact.kind === 'delivery') return fact.typed === '' ? [fact.text] : [fact.text, fact.typed]
  // The table of a terminal cuts long texts, and CSV and mails break their lines.
  if (fact.kind === 'notes') return [fact.text, fact.text.split('\n')[0] ?? '']
  if (fact.kind === 'discount') return [textOf(fact), ': 51,00;']
  if ('euros' in fact) return [textOf(fact), `: ${fact.euros.toFixed(2).replace('.', ',')};`]
  return [textOf(fact)]
}

/** Nobody is told when to bring the car for a cancelled booking. */
const asTold = (surface: Surface, fact: Fact): Fact =>
  fact.kind === 'day' && (surface === 'cancelledPage' || surface === 'cancelMail')
    ? { ...fact, from: null, to: null }
    : fact

const plain = (text: string): string => text.replaceAll(/[\s>]+/g, ' ')
const includes = (text: string, fact: Fact): boolean => waysOf(fact).some((way) => plain(text).includes(plain(way)))

it('RC-21 the desk’s CSV has a code and what it saves in columns of their own', () => {
  const text = csvText(booking(more))
  expect(text).toContain('Etukoodi: SYKSY;')
  expect(text).toContain('Etukoodin alennus: 51,00;')
})

/** A new kind of fact does not compile until it is listed here. */
const KINDS = Object.keys({
  time: true,
  day: true,
  askedDay: true,
  shift: true,
  mechanic: true,
  process: true,
  own: true,
  ownWords: true,
  visitState: true,
  workshop: true,
  address: true,
  phone: true,
  openingHours: true,
  workshopInfo: true,
  plate: true,
  vehicle: true,
  kilometers: true,
  delivery: true,
  bringDate: true,
  pickupDate: true,
  keyLocker: true,
  lockerGuide: true,
  fetching: true,
  returning: true,
  loan: true,
  service: true,
  priceKind: true,
  discount: true,
  total: true,
  agreedPrice: true,
  paidByCard: true,
  onCredit: true,
  creditPending: true,
  due: true,
  refund: true,
  symptom: true,
  notes: true,
  serviceContract: true,
  serviceCode: true,
  withdrawalUntil: true,
  earlyStart: true,
  withdrawn: true,
  email: true,
} satisfies Record<FactKind, true>)

it('RC-02 the test bookings have every fact', () => {
  const kinds = new Set(bookings.flatMap((booking) => factsOf(booking).map(({ kind }) => kind)))
  expect([...kinds].sort()).toEqual([...KINDS].sort())
})

describe.each(SURFACES)('the surface %s', (surface) => {
  const omitted: readonly string[] = OMITTED[surface]
  it.each(KINDS)('RC-01 tells the fact %s, or the table says why not', async (kind) => {
    for (const booking of bookings) {
      // An enquiry has no time, so no calendar has it.
      if ((surface === 'calendarEntry' || surface === 'deskCalendar') && booking.lead) continue
      const texts = [await RENDER[surface](booking)].flat()
      for (const fact of factsOf(booking).filter((one) => one.kind === kind))
        for (const text of texts)
          expect(includes(text, asTold(surface, fact)), `${labelOf(fact)}: ${textOf(fact)} in ${text}`).toBe(
            !omitted.includes(kind),
          )
    }
  })
})
