/** The text message that reminds of a visit. */
import type { WallDateTime } from '#shared/date/wall-clock'
import { factsOf } from '#shared/booking-facts/facts-of'
import type { Fact, FactOf } from '#shared/booking-facts/fact'
import { instructionsOf } from '#shared/booking-facts/instructions'
import { textOf, windowText } from '#shared/booking-facts/words'
import type { BookingDocument } from '../../platform/database/schema/bookings'

/**
 * Returns the text, from the booking's facts. It has no name and no register number, because a lost telephone shows it to
 * anyone. `stopUrl` leads to the page that stops the reminders.
 */
export function reminderText(document: BookingDocument, publicUrl: string, stopUrl: string): string {
  const told = factsOf(document)
  const of = (...kinds: readonly string[]): string =>
    told
      .filter(({ kind }) => kinds.includes(kind))
      .map(textOf)
      .join(', ')
  const lines = [
    `Muistutus: autollesi on varattu aika ${of('time', 'day')}, ${of('workshop', 'address')}.`,
    ...coming(told),
    `Muuta tai peruuta: ${publicUrl}/peruutus`,
    `Lopeta muistutukset: ${stopUrl}`,
  ]
  return plain(lines.join('\n'))
}

/** How the car comes, where the time above does not say it. Without the address from which it is fetched. */
function coming(told: readonly Fact[]): string[] {
  const fetching = told.find((fact): fact is FactOf<'fetching'> => fact.kind === 'fetching')
  if (fetching?.start) return [`Haemme auton ${windowText(fetching.start, fetching.minutes)}.`]
  const isSaid = told.some((fact) => fact.kind === 'time' || (fact.kind === 'day' && fact.from !== null))
  return instructionsOf(told)
    .filter(({ kind }) => kind === 'fetch' || (kind === 'bring' && !isSaid))
    .map(({ text }) => text)
}

/** Replaces the characters that the alphabet of text messages (GSM 03.38) lacks, because one of them halves its length. */
const plain = (text: string): string => text.replaceAll('–', '-').replaceAll('\u00A0', ' ')

/** Name of a text message, which differs for another time of the same booking. */
export const referenceOf = (booking: string, start: WallDateTime, hours: number): string =>
  `${booking}-${start.replaceAll(/[-:]/g, '').slice(0, 13)}-${hours}h`
