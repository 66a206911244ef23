/** Formats the mails that wait for another attempt, for a terminal. */
import { wallClockAt } from '#shared/date/wall-clock'
import { mailKind } from './mail-kinds'
import { momentOf } from './moment-of'
import type { WaitingMail } from '../platform/outbox/waiting-mails'

/** Returns a line per mail: its next attempt, why it waits, and its booking. Names no address. */
export function waitingTable(mails: readonly WaitingMail[]): string {
  if (mails.length === 0) return 'Ei odottavia viestejä.\n'
  const count = mails.length === 1 ? '1 odottava viesti' : `${mails.length} odottavaa viestiä`
  return `${mails.map(lineOf).join('\n')}\n\n${count}\n`
}

const lineOf = ({ kind, bookingId, plate, visit, workshop, postponed, nextAttempt }: WaitingMail): string =>
  [
    `Seuraava yritys ${momentOf(wallClockAt(new Date(nextAttempt)))}`,
    postponed ? 'vastaanottajan tuntiraja täynnä' : 'lähetys epäonnistui',
    mailKind(kind),
    ...(bookingId === null ? [] : [`varaus ${bookingId}`, plate, visit && momentOf(visit), workshop]),
  ]
    .filter(Boolean)
    .join('  ')
