/** Formats the mails that wait for another attempt, for a terminal. */
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, wallClockAt, type WallDateTime } from '#shared/date/wall-clock'
import type { WaitingMail } from '../platform/outbox/waiting-mails'

const KINDS: Readonly<Record<string, string>> = {
  BOOKING_CONFIRMATION: 'vahvistus',
  BOOKING_NOTICE: 'ilmoitus toimipisteelle',
  BOOKING_MOVED: 'ajan siirto',
  BOOKING_CHANGED: 'muutos',
  BOOKING_CANCELLED: 'peruutus',
  WITHDRAWAL_ACKNOWLEDGEMENT: 'peruuttamisilmoituksen kuittaus',
  WITHDRAWAL_NOTICE: 'peruuttamisilmoitus toimipisteelle',
  EARLIER_TIME_OFFER: 'aikaisempi aika',
  VISIT_REMINDER: 'muistutus',
  VISIT_READY: 'auto valmis',
  EXTRA_WORK_PROPOSED: 'lisätyö',
  EXTRA_WORK_DECIDED: 'vastaus lisätyöhön',
  EDIT_REQUEST_ACKNOWLEDGEMENT: 'pyynnön kuittaus',
  EDIT_REQUEST_NOTICE: 'muutospyyntö',
  FEEDBACK_NOTICE: 'palaute',
  OFFER_REQUEST_NOTICE: 'tarjouspyyntö',
}

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
    KINDS[kind] ?? kind,
    ...(bookingId === null ? [] : [`varaus ${bookingId}`, plate, visit && momentOf(visit), workshop]),
  ]
    .filter(Boolean)
    .join('  ')

/** 'ti 24.11.2026 klo 8.30', or the day alone without an hour. */
const momentOf = (moment: WallDateTime): string =>
  moment.length > 10
    ? `${formatDayShort(dateOf(moment))} klo ${formatTime(timeOf(moment))}`
    : formatDayShort(dateOf(moment))
