/** Lines of the desk's erasing, for a terminal. */
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf } from '#shared/date/wall-clock'
import type { Erasure } from '../personal/erase-person'

/** Names of what is erased, by table. */
const NAMES: Readonly<Record<string, string>> = {
  booking: 'varauksia',
  session: 'istuntoja',
  edit_request: 'muutospyyntöjä',
  feedback: 'palautteita',
  offer_request: 'tarjouspyyntöjä',
  reminder: 'muistutuksia',
  booking_key: 'linkkejä varaukseen',
  visit_transition: 'merkintöjä käynnin vaiheista',
  webhook_event: 'tapahtumia muille järjestelmille',
  earlier_wish: 'toiveita aikaisemmasta ajasta',
  earlier_offer: 'tarjottuja aikaisempia aikoja',
  service_ticket: 'huoltoehdotuksia',
  outbox: 'viestejä lähtevissä',
  refused_mail: 'torjuttuja viestejä',
  reservation: 'varattuja aikoja',
  locker_reservation: 'varattuja avainlokeroita',
  withdrawal: 'peruuttamisilmoituksia',
  customer_resource: 'tietoja viime asentajasta',
  stage_event: 'merkintöjä vaiheista',
  register_answer: 'ajoneuvorekisterin vastauksia',
}

/** Returns a line for each kind of record, and none if there are no records. */
export function countLines({ rows, payments, refunds, messageFiles }: Erasure): string[] {
  const paid = refunds === 0 ? '' : `, joista palautetaan vielä ${refunds}`
  return [
    ...[...rows].map(([table, count]) => [count, `${NAMES[table] ?? table}: ${count}`] as const),
    [payments, `maksuja: ${payments} (summa ja päivä jäävät)${paid}`] as const,
    [messageFiles, `viestitiedostoja: ${messageFiles}`] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([, line]) => line)
}

/** 'ti 24.11.2026 klo 9.00, Helsinki Roihupelto', for each booking. */
export const comingLines = (coming: Erasure['coming']): string[] =>
  coming.map(({ document: { booking_total_duration: time, lead_date, organization } }) => {
    const start = time?.start ?? null
    const when =
      start === null
        ? `aikatiedustelu ${formatDayShort((lead_date ?? '').slice(0, 10))}`
        : `${formatDayShort(dateOf(start))} klo ${formatTime(timeOf(start))}`
    return [when, organization?.name].filter(Boolean).join(', ')
  })
