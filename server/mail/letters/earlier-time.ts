/** Letter that offers a customer an earlier time. */
import { formatTime } from '#shared/date/finnish'
import { timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import { paragraph, type Letter } from '../letter'
import { toldIn } from './customer'
import { orderBlock, visitBlock } from './fact-blocks'
import { timeText, whereAndWhen } from './visit'

/** Data of an offered time. */
export interface OfferMatter {
  /** The booking as it is. */
  readonly document: BookingDocument
  readonly offered: { readonly start: WallDateTime; readonly end: WallDateTime }
  readonly heldUntil: WallDateTime
  /** Token that opens the offer. */
  readonly token: string
  /** Address of the application, without a trailing slash. */
  readonly publicUrl: string
}

/**
 * Creates the letter. Only its link leads on, because a mail scanner follows links and presses nothing. The token is in
 * the fragment, which a browser never sends to a server.
 */
export function offerLetter({ document, offered, heldUntil, token, publicUrl }: OfferMatter): Letter {
  const { booking_total_duration: present } = document
  const moved = { ...document, booking_total_duration: present && { ...present, ...offered } }
  const told = toldIn('customerMail', moved)
  return {
    subject: `Sinulle vapautui aikaisempi aika: ${whereAndWhen(moved)}`,
    heading: 'Sinulle vapautui aikaisempi aika.',
    blocks: [
      paragraph(
        `Pidämme ajan varattuna sinulle klo ${formatTime(timeOf(heldUntil))} asti. Jos et ota sitä, nykyinen aikasi pysyy.`,
      ),
      ...visitBlock('Tarjottu aika', told, [['Nykyinen aikasi', timeText(document)]]),
      ...orderBlock(told),
      { kind: 'link', text: 'Katso aika ja ota se', url: `${publicUrl}/peruutus#tarjous=${encodeURIComponent(token)}` },
      paragraph(
        'Saat tämän viestin, koska pyysit ilmoittamaan aikaisemmasta ajasta. Voit lopettaa ilmoitukset samalla sivulla.',
      ),
    ],
  }
}
