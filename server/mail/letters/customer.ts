/**
 * Letters to the customer about a booking. Nothing that was typed freely is in them, not even a name: anyone can book with
 * somebody else's address, and must not be able to have their words sent to it by the chain.
 */
import type { WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../../domain/booking-document'
import { facts, paragraph, type Block, type Letter } from '../letter'
import { deliveryText } from './delivery'
import {
  isEnquiry,
  momentText,
  orderFacts,
  priceNotes,
  registerNumberOf,
  timeFact,
  timeText,
  workshopAddress,
} from './visit'

/** What a letter about a booking is written from. */
export interface BookingMatter {
  readonly document: BookingDocument
  /** The workshop's; empty if it has none. */
  readonly phone: string
  /** Opens the booking; null where it cannot be opened any more. */
  readonly key: string | null
  /** Where the application is, without a slash at its end. */
  readonly publicUrl: string
}

const ENQUIRY_TEXT = 'Otamme sinuun yhteyttä mahdollisimman pian ja sovimme sinulle sopivan ajan.'

export function confirmationLetter(matter: BookingMatter): Letter {
  const { document } = matter
  const enquiry = isEnquiry(document)
  return {
    subject: `${enquiry ? 'Aikatiedustelu vastaanotettu' : 'Varausvahvistus'}: ${whereAndWhen(document)}`,
    heading: enquiry ? 'Kiitos aikatiedustelustasi!' : 'Kiitos varauksestasi!',
    blocks: [
      paragraph(enquiry ? ENQUIRY_TEXT : 'Varauksesi on vahvistettu. Saavu toimipisteeseen sovittuna aikana.'),
      ...booked(matter, ''),
    ],
  }
}

/** `previousStart` is null where the booking was a time enquiry; it may have become one, too. */
export const movedLetter = (matter: BookingMatter, previousStart: WallDateTime | null): Letter => {
  const { heading, text } = isEnquiry(matter.document) ? movedToEnquiry(previousStart) : MOVED
  return {
    subject: `${heading}: ${whereAndWhen(matter.document)}`,
    heading: `${heading}.`,
    blocks: [paragraph(text), ...booked(matter, previousStart === null ? '' : momentText(previousStart))],
  }
}

const MOVED = { heading: 'Varauksesi on siirretty', text: 'Tässä ovat varauksesi uudet tiedot.' }

/** Nothing is reserved any more, and the letter must not sound as if something were. */
const movedToEnquiry = (previousStart: WallDateTime | null) => ({
  heading: previousStart === null ? 'Aikatiedusteluasi on muutettu' : 'Varauksesi on muutettu aikatiedusteluksi',
  text: `${previousStart === null ? '' : 'Aiempi aikasi on vapautunut. '}${ENQUIRY_TEXT}`,
})

export function changedLetter(matter: BookingMatter): Letter {
  const enquiry = isEnquiry(matter.document)
  const heading = `${enquiry ? 'Aikatiedusteluasi' : 'Varaustasi'} on muutettu`
  const text = `Tässä ovat ${enquiry ? 'aikatiedustelusi' : 'varauksesi'} uudet tiedot.`
  return {
    subject: `${heading}: ${whereAndWhen(matter.document)}`,
    heading: `${heading}.`,
    blocks: [paragraph(text), ...booked(matter, '')],
  }
}

export function cancelledLetter({ document, phone, publicUrl }: BookingMatter): Letter {
  const { heading, text } = isEnquiry(document) ? ENQUIRY_CANCELLED : CANCELLED
  return {
    subject: `${heading}: ${whereAndWhen(document)}`,
    heading: `${heading}.`,
    blocks: [
      paragraph(text),
      ...visitFacts(document, phone, [], []),
      { kind: 'link', text: 'Tee uusi varaus', url: `${publicUrl}/` },
    ],
  }
}

const CANCELLED = {
  heading: 'Varauksesi on peruutettu',
  text: 'Varattu aika on vapautunut. Jos et peruuttanut varausta itse, ota yhteyttä toimipisteeseen.',
}

/** No time was reserved, so that none has been freed. */
const ENQUIRY_CANCELLED = {
  heading: 'Aikatiedustelusi on peruutettu',
  text: 'Jos et peruuttanut aikatiedustelua itse, ota yhteyttä toimipisteeseen.',
}

const whereAndWhen = (document: BookingDocument): string =>
  [timeText(document), document.organization?.name ?? ''].filter((part) => part !== '').join(', ')

/** The booking as it stands, and how to change it. `before` is the time it was moved from. */
const booked = ({ document, phone, key, publicUrl }: BookingMatter, before: string): Block[] => [
  ...visitFacts(
    document,
    phone,
    [['Aiempi aika', before]],
    [
      ['Auton tuonti ja nouto', deliveryText(document)],
      ['Varaustunnus', key ?? ''],
    ],
  ),
  ...orderFacts(document),
  ...priceNotes(document).map(paragraph),
  ...(key === null ? requestLink(publicUrl) : bookingLink(publicUrl, key)),
]

const visitFacts = (
  document: BookingDocument,
  phone: string,
  afterTime: readonly (readonly [string, string])[],
  more: readonly (readonly [string, string])[],
) =>
  facts('Varauksen tiedot', [
    timeFact(document),
    ...afterTime,
    ['Rekisterinumero', registerNumberOf(document)],
    ['Toimipiste', document.organization?.name ?? ''],
    ['Osoite', workshopAddress(document.organization)],
    ['Puhelinnumero', phone],
    ...more,
  ])

const requestLink = (publicUrl: string): Block[] => [
  paragraph('Jos haluat muuttaa varausta tai perua sen, lähetä meille pyyntö.'),
  { kind: 'link', text: 'Lähetä muutos- tai peruutuspyyntö', url: `${publicUrl}/peruutus` },
]

/** The key stands behind the `#`, which a browser sends to no server: it is in no log and no referrer. */
const bookingLink = (publicUrl: string, key: string): Block[] => [
  paragraph('Voit siirtää varausta tai peruuttaa sen. Tarvitset auton rekisterinumeron.'),
  { kind: 'link', text: 'Avaa varaus', url: `${publicUrl}/peruutus#varaus=${encodeURIComponent(key)}` },
]
