/** Letters about requests to change a booking, and about feedback. */
import type { CleanEditRequest } from '../../domain/edit-request'
import { facts, paragraph, quote, type Letter } from '../letter'
import { momentText } from './visit'

export interface FeedbackMatter {
  readonly message: string
  readonly rating: number | null
  /** Where the visitor wants to be answered; null if nowhere. */
  readonly replyTo: string | null
}

/** To whoever sent the request, at an address that anyone may have typed: nothing else that was typed is in it. */
export const acknowledgementLetter = (
  { reservedAt }: Pick<CleanEditRequest, 'reservedAt'>,
  workshop: { readonly name: string; readonly phone: string },
): Letter => ({
  subject: 'Muutos- tai peruutuspyyntösi on vastaanotettu',
  heading: 'Muutos- tai peruutuspyyntösi on vastaanotettu',
  blocks: [
    paragraph('Otamme sinuun yhteyttä, kun olemme käsitelleet pyynnön.'),
    paragraph('Varaus muuttuu vasta, kun olemme vahvistaneet sen sinulle.'),
    ...facts(null, [
      ['Varattu huoltopäivä', momentText(reservedAt)],
      ['Toimipiste', workshop.name],
      ['Puhelinnumero', workshop.phone],
    ]),
  ],
})

export const editRequestNotice = (request: Omit<CleanEditRequest, 'organizationId'>): Letter => ({
  subject: `Muutos- tai peruutuspyyntö: ${momentText(request.reservedAt)}`,
  heading: 'Muutos- tai peruutuspyyntö',
  blocks: [
    ...facts(null, [
      ['Varattu huoltopäivä', momentText(request.reservedAt)],
      ['Rekisterinumero', request.registerNumber],
      ['Nimi', request.name],
      ['Puhelinnumero', request.phoneNumber],
      ['Sähköposti', request.email],
    ]),
    ...quote('Viesti', [request.message]),
  ],
})

export const feedbackNotice = ({ message, rating, replyTo }: FeedbackMatter): Letter => ({
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
