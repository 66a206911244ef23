/** Formats the mails that wait for another attempt, for a terminal. */
import { wallClockAt } from '#shared/date/wall-clock'
import { mailKind } from './mail-kinds'
import { momentOf } from './moment-of'
import { pseudonym } from '../platform/secrets'
import type { WaitingMail } from '../platform/outbox/waiting-mails'

/** Returns a line per mail: its next attempt, why it waits, and its booking. Names no address. */
export function waitingTable(mails: readonly WaitingMail[], secret: string): string {
  if (mails.length === 0) return 'Ei odottavia viestejä.\n'
  const count = mails.length === 1 ? '1 odottava viesti' : `${mails.length} odottavaa viestiä`
  return `${mails.map((mail) => lineOf(mail, secret)).join('\n')}\n\n${count}\n`
}

const lineOf = (
  { kind, bookingId, plate, visit, workshop, postponed, nextAttempt }: WaitingMail,
  secret: string,
): string =>
  [
    `Seuraava yritys ${momentOf(wallClockAt(new Date(nextAttempt)))}`,
    postponed ? 'vastaanottajan tuntiraja täynnä' : 'lähetys epäonnistui',
    mailKind(kind),
    ...(bookingId === null
      ? []
      : [`varaus ${pseudonym(secret, bookingId)}`, plate, visit && momentOf(visit), workshop]),
  ]
    .filter(Boolean)
    .join('  ')
