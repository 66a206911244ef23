/** Letters about requests to change or cancel a booking, and about feedback. */
import { hasNoHour, reservedMoment } from '#shared/booking-facts/reserved-moment'
import type { feedback } from '../../platform/database/schema/feedback'
import type { CleanChangeRequest } from '../../sections/booking/saved/index'
import { facts, paragraph, quote, type Letter } from '../letter'

type Feedback = typeof feedback.$inferSelect

/**
 * Creates the letter to the sender of a request. Anyone may have typed the address, so the letter repeats no other
 * typed text.
 */
export const acknowledgementLetter = (
  { reservedAt }: Pick<CleanChangeRequest, 'reservedAt'>,
  workshop: { readonly name: string; readonly phone: string },
): Letter => ({
  subject: 'Muutos- tai peruutuspyyntösi on vastaanotettu',
  heading: 'Muutos- tai peruutuspyyntösi on vastaanotettu',
  blocks: [
    paragraph('Otamme sinuun yhteyttä, kun olemme käsitelleet pyynnön.'),
    paragraph('Varaus muuttuu vasta, kun olemme vahvistaneet sen sinulle.'),
    ...facts(null, [
      ['Varattu huoltopäivä', reservedMoment(reservedAt)],
      ['Toimipiste', workshop.name],
      ['Puhelinnumero', workshop.phone],
    ]),
  ],
})

export const changeRequestNotice = (request: Omit<CleanChangeRequest, 'organizationId'>): Letter => ({
  subject: `Muutos- tai peruutuspyyntö: ${reservedMoment(request.reservedAt)}`,
  heading: 'Muutos- tai peruutuspyyntö',
  blocks: [
    ...facts(null, [
      ['Varattu huoltopäivä', reservedMoment(request.reservedAt)],
      ['Kellonaika', hasNoHour(request.reservedAt) ? 'asiakas ei antanut kellonaikaa' : ''],
      ['Rekisterinumero', request.registerNumber],
      ['Nimi', request.name],
      ['Puhelinnumero', request.phoneNumber],
      ['Sähköposti', request.email],
    ]),
    ...quote('Viesti', [request.message]),
  ],
})

export const feedbackNotice = ({
  message,
  rating,
  replyTo,
}: Pick<Feedback, 'message' | 'rating' | 'replyTo'>): Letter => ({
  subject: 'Palaute ajanvarauksesta',
  heading: 'Palaute ajanvarauksesta',
  blocks: [
    ...facts(null, [
      ['Arvosana', rating === null ? '' : String(rating)],
      ['Vastausosoite', replyTo ?? ''],
    ]),
    ...quote('Palaute', [message]),
  ],
})
