/**
 * Letters to the customer about a booking. They repeat no name, and what the customer wrote only as `quotedSafely`
 * allows. Anyone can book with another person's address and could otherwise have the chain send their words to it.
 */
import type { Withdrawal } from '#shared/config/config'
import type { Fact as BookingFact } from '#shared/booking-facts/fact'
import { factsFor, instructionsFor, type Surface } from '#shared/booking-facts/surfaces'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import { callParagraph, facts, paragraph, type Block, type Letter } from '../letter'
import { orderBlock, rowsOf, visitBlock, writtenBlocks } from './fact-blocks'
import { quotedSafely } from './quoted-safely'
import { instructionBlocks } from './withdrawal'
import { bookedTimeText, isEnquiry, priceNotes, whereAndWhen, type BookedTime } from './visit'

/** Data for a letter about a booking. */
export interface BookingMatter {
  readonly document: BookingDocument
  /** Key that opens the booking, or null if the change did not need it. */
  readonly key: string | null
  /** Number to call: the workshop's, or else the customer service's. Empty if neither is known. */
  readonly phone: string
  /** Address of the application, without a trailing slash. */
  readonly publicUrl: string
  /** The customer has placed an order with an obligation to pay (LW-02). */
  readonly isOrder?: boolean
  /** The right of withdrawal that the chain grants. */
  readonly withdrawal?: Withdrawal | undefined
}

/** Returns the facts for a letter to the customer. Anyone may have typed the make and the model of a car, and own words. */
export const toldIn = (
  surface: Extract<Surface, 'customerMail' | 'cancelMail'>,
  document: BookingDocument,
): BookingFact[] => factsFor(surface, document).map(quoted)

const quoted = (fact: BookingFact): BookingFact =>
  fact.kind === 'vehicle' || fact.kind === 'ownWords' ? { ...fact, text: quotedSafely(fact.text) } : fact

/** Returns what the customer does, as one text that begins with `first` (RC-19). */
export const toDo = (document: BookingDocument, first: string): Block =>
  paragraph([first, ...instructionsFor('customerMail', document).map(({ text }) => text)].filter(Boolean).join(' '))

export function confirmationLetter(matter: BookingMatter): Letter {
  const { document, isOrder } = matter
  const enquiry = isEnquiry(document)
  const { heading, text } = enquiry ? ASKED : isOrder ? ORDERED : BOOKED
  return {
    subject: `${enquiry ? 'Aikatiedustelu vastaanotettu' : 'Tilausvahvistus'}: ${whereAndWhen(document)}`,
    heading,
    blocks: [toDo(document, text), ...(enquiry || !isOrder ? [] : [paragraph(BOUND)]), ...booked(matter, '')],
  }
}

const ASKED = { heading: 'Kiitos aikatiedustelustasi!', text: '' }
const BOOKED = { heading: 'Kiitos varauksestasi!', text: 'Varauksesi on vahvistettu.' }
const ORDERED = { heading: 'Kiitos tilauksestasi!', text: 'Tilauksesi on vahvistettu.' }
const BOUND = 'Tilaamalla sitouduit maksamaan tilaamasi palvelut.'

/**
 * Creates the letter about a changed time. `previous` is null if the booking was a time enquiry. The booking may also
 * have become a time enquiry.
 */
export const movedLetter = (matter: BookingMatter, previous: BookedTime | null): Letter => {
  const { heading, text } = isEnquiry(matter.document) ? movedToEnquiry(previous) : MOVED
  return {
    subject: `${heading}: ${whereAndWhen(matter.document)}`,
    heading: `${heading}.`,
    blocks: [toDo(matter.document, text), ...booked(matter, previous === null ? '' : bookedTimeText(previous))],
  }
}

const MOVED = { heading: 'Varauksesi on siirretty', text: 'Tässä ovat varauksesi uudet tiedot.' }

/** An enquiry reserves no time, so the letter must not suggest a reservation. */
const movedToEnquiry = (previous: BookedTime | null) => ({
  heading: previous === null ? 'Aikatiedusteluasi on muutettu' : 'Varauksesi on muutettu aikatiedusteluksi',
  text: previous === null ? '' : 'Aiempi aikasi on vapautunut.',
})

export function changedLetter(matter: BookingMatter): Letter {
  const { document } = matter
  const enquiry = isEnquiry(document)
  const heading = `${enquiry ? 'Aikatiedusteluasi' : 'Varaustasi'} on muutettu`
  const text = `Tässä ovat ${enquiry ? 'aikatiedustelusi' : 'varauksesi'} uudet tiedot.`
  return {
    subject: `${heading}: ${whereAndWhen(document)}`,
    heading: `${heading}.`,
    blocks: [toDo(document, text), ...booked(matter, '')],
  }
}

export function cancelledLetter({ document, phone, publicUrl }: BookingMatter): Letter {
  const told = toldIn('cancelMail', document)
  const { heading, text, unless } = isEnquiry(document) ? ENQUIRY_CANCELLED : CANCELLED
  return {
    subject: `${heading}: ${whereAndWhen(document)}`,
    heading: `${heading}.`,
    blocks: [
      ...text.map(paragraph),
      // Without a number, the link below to a new booking is the way on.
      ...(phone === '' ? [] : [callParagraph(`${unless}, soita meille:`, phone)]),
      ...visitBlock(titleOf(document), told, []),
      ...orderBlock(told),
      { kind: 'link', text: 'Tee uusi varaus', url: `${publicUrl}/` },
    ],
  }
}

const CANCELLED = {
  heading: 'Varauksesi on peruutettu',
  text: ['Varattu aika on vapautunut.'],
  unless: 'Jos et peruuttanut varausta itse',
}

/** An enquiry had no reserved time, so the letter does not mention a released one. */
const ENQUIRY_CANCELLED = {
  heading: 'Aikatiedustelusi on peruutettu',
  text: [],
  unless: 'Jos et peruuttanut aikatiedustelua itse',
}

/** Heading of the table that tells the visit. */
export const titleOf = (document: BookingDocument): string =>
  isEnquiry(document) ? 'Aikatiedustelun tiedot' : 'Varauksen tiedot'

/** Returns the booking's current data and how to change it. `before` is the previous time, or empty. */
export function booked({ document, key, publicUrl, withdrawal, isOrder }: BookingMatter, before: string): Block[] {
  const told = toldIn('customerMail', document)
  return [
    ...visitBlock(titleOf(document), told, [['Aiempi aika', before]]),
    ...facts(null, [['Varaustunnus', key ?? '']]),
    ...orderBlock(told),
    ...facts(null, rowsOf(told, 'customer')),
    ...priceNotes(document, isOrder).map(paragraph),
    ...writtenBlocks(told, quotedSafely),
    ...(key === null
      ? pageLink(publicUrl)
      : linkTo(publicUrl, key, isEnquiry(document) ? CHANGE_ENQUIRY : CHANGE_BOOKING)),
    ...instructionBlocks(told, withdrawal, key === null ? null : bookingUrl(publicUrl, key)),
  ]
}

/** An offered time is taken without the booking's key, which stays the same. */
const pageLink = (publicUrl: string): Block[] => [
  paragraph('Varaustunnuksesi ei ole muuttunut. Se on tilausvahvistuksessasi.'),
  { kind: 'link', text: 'Siirrä tai peruuta varaus', url: `${publicUrl}/peruutus` },
]

const CHANGE_BOOKING = 'Voit siirtää tai peruuttaa varauksen.'
const CHANGE_ENQUIRY = 'Voit muuttaa aikatiedustelua tai peruuttaa sen.'

/**
 * Links to the booking, with what the customer can do there. The key is in the fragment, which a browser never sends to a
 * server. It therefore appears in no log and no referrer.
 */
const bookingUrl = (publicUrl: string, key: string): string => `${publicUrl}/peruutus#varaus=${encodeURIComponent(key)}`

export const linkTo = (publicUrl: string, key: string, text: string): Block[] => [
  paragraph(`${text} Tarvitset auton rekisterinumeron.`),
  { kind: 'link', text: 'Avaa varaus', url: bookingUrl(publicUrl, key) },
]
