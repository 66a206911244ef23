/** Letters to a workshop's desk about a booking. They include everything the customer entered, and no booking key. */
import { factsFor, instructionsFor } from '#shared/booking-facts/surfaces'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import { customerRows, storedCustomer } from '../../sections/booking/current/index'
import { facts, paragraph, quote, type Block, type Fact, type Letter } from '../letter'
import type { Statement } from '../../sections/booking/withdrawal/index'
import { orderBlock, rowsOf, visitBlock, writtenBlocks } from './fact-blocks'
import { bookedTimeText, isEnquiry, registerNumberOf, timeText, type BookedTime } from './visit'

/** `isOrder` is true if the customer has placed an order with an obligation to pay (LW-02). */
export const noticeLetter = (document: BookingDocument, isOrder = false): Letter => {
  const heading = isEnquiry(document) ? 'Uusi aikatiedustelu' : isOrder ? 'Uusi tilaus' : 'Uusi varaus'
  const bound = isOrder ? [paragraph('Asiakas on sitoutunut maksamaan tilaamansa palvelut.')] : []
  return { subject: `${heading}: ${timeText(document)}`, heading, blocks: [...bound, ...all(document, [])] }
}

/**
 * Creates the letter about a changed time. `previous` is null if the booking was a time enquiry. The booking may also
 * have become a time enquiry.
 */
export const movedNotice = (document: BookingDocument, previous: BookedTime | null): Letter => {
  const heading = isEnquiry(document) ? enquiryHeading(previous) : 'Varaus on siirretty'
  return {
    subject: `${heading}: ${timeText(document)}`,
    heading,
    blocks: all(document, [['Aiempi aika', previous === null ? 'aikatiedustelu' : bookedTimeText(previous)]]),
  }
}

const enquiryHeading = (previous: BookedTime | null): string =>
  previous === null ? 'Aikatiedustelua on muutettu' : 'Varaus on muutettu aikatiedusteluksi'

/** Creates the letter to the workshop that a booking has left. Includes only what identifies the booking there. */
export const leftNotice = (document: BookingDocument, previous: BookedTime | null): Letter => ({
  subject: 'Varaus on siirretty toiseen toimipisteeseen',
  heading: 'Varaus on siirretty toiseen toimipisteeseen',
  blocks: freed(document, previous),
})

/** Creates the letter to the workshop about a released time of a booking that was moved and later cancelled. */
export const freedNotice = (document: BookingDocument, previous: BookedTime): Letter => ({
  subject: `Varattu aika on vapautunut: ${bookedTimeText(previous)}`,
  heading: 'Varattu aika on vapautunut',
  blocks: freed(document, previous),
})

const freed = (document: BookingDocument, previous: BookedTime | null): Block[] => [
  paragraph('Toimipisteestäsi varattu aika on vapautunut.'),
  ...facts(null, [
    ['Aikaisempi aika vapaana', previous === null ? 'aikatiedustelu' : bookedTimeText(previous)],
    ['Rekisterinumero', registerNumberOf(document)],
  ]),
]

export function changedNotice(document: BookingDocument): Letter {
  const heading = `${isEnquiry(document) ? 'Aikatiedustelua' : 'Varausta'} on muutettu`
  return { subject: `${heading}: ${timeText(document)}`, heading, blocks: all(document, []) }
}

export function cancelledNotice(document: BookingDocument): Letter {
  const enquiry = isEnquiry(document)
  const heading = `${enquiry ? 'Aikatiedustelu' : 'Varaus'} on peruutettu`
  const freed = enquiry ? [] : [paragraph('Varattu aika on vapautunut.')]
  return { subject: `${heading}: ${timeText(document)}`, heading, blocks: [...freed, ...all(document, [], OVER)] }
}

/** Creates the letter about a customer's withdrawal, which has cancelled the booking unless the car was received. */
export function withdrawnNotice(document: BookingDocument, statement: Statement, isCancelled: boolean): Letter {
  const heading = isCancelled ? 'Asiakas on peruuttanut sopimuksen' : 'Asiakas on ilmoittanut peruuttavansa sopimuksen'
  const text = isCancelled ? FREED : NOT_CANCELLED
  return {
    subject: `${heading}: ${timeText(document)}`,
    heading,
    blocks: [
      paragraph(text),
      ...facts('Peruuttamisilmoitus', [
        ['Nimi', statement.name],
        ['Sähköposti', statement.email],
        ['Sopimus', statement.contract],
      ]),
      ...all(document, [], isCancelled ? OVER : {}),
    ],
  }
}

const FREED = 'Asiakas käytti peruuttamisoikeuttaan. Varattu aika on vapautunut.'
const NOT_CANCELLED =
  'Auto on jo vastaanotettu tai käynti on alkanut, joten varausta ei peruutettu eikä maksuja palautettu. Ota yhteyttä asiakkaaseen.'

/** The booking is cancelled: its customer is told to do nothing, and has nothing left to withdraw from. */
const OVER = { isOver: true }

/** Returns all data of a booking, with more rows after its time. */
function all(document: BookingDocument, more: readonly Fact[], { isOver = false } = {}): Block[] {
  const told = factsFor('workshopMail', document)
  const rights = isOver ? told.filter(({ kind }) => kind === 'withdrawn') : told
  return [
    ...visitBlock('Varaus', told, more),
    ...facts(null, [['Laskun viite', document.billing_reference ?? '']]),
    ...facts(null, rowsOf(rights, 'withdrawal')),
    ...(isOver ? [] : toldBlock(document)),
    ...customerFacts(document),
    ...orderBlock(told),
    ...writtenBlocks(told),
    ...quote(
      'Asiakkaan valinta autoa tuotaessa',
      told.map((fact) => (fact.kind === 'delivery' ? fact.typed : '')),
    ),
  ]
}

/** Returns what the customer was told to do, so that the desk says the same. */
const toldBlock = (document: BookingDocument): Block[] =>
  facts(null, [
    [
      'Asiakkaalle kerrottu',
      instructionsFor('workshopMail', document)
        .map(({ text }) => text)
        .join(' '),
    ],
  ])

/** Adds the reference under which the desk's list has the booking. */
export const referenced = (letter: Letter, reference: string): Letter => ({
  ...letter,
  blocks: [...facts(null, [['Viite', reference]]), ...letter.blocks],
})

/** Returns the customer's name and contact data as typed. */
export const customerFacts = ({ customer, leasing }: Pick<BookingDocument, 'customer' | 'leasing'>) =>
  facts('Asiakas', [
    ...customerRows(storedCustomer(customer)),
    ['Huolenpito- tai huoltoleasingsopimus', customer?.service_contract ? leasingText(leasing) : ''],
  ])

const leasingText = (leasing: BookingDocument['leasing']): string =>
  [leasing?.company ?? '', leasing?.contract ?? ''].filter((name) => name !== '').join(', ') || 'Kyllä'
