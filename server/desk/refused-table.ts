/** Formats the bookings whose mails are refused, for a terminal. */
import { wallClockAt } from '#shared/date/wall-clock'
import { terminalCell } from '#shared/text/cells'
import type { RefusedMail } from '../booking-document/refused-mails'
import { pseudonym } from '../platform/secrets'
import { momentOf } from './moment-of'
import { missedMails, refusedWhat } from './refusal-text'

const RESEND = 'npm run bookings -- mails resend VIITE --to OSOITE'

/** Returns a line per booking, and what to do. Names no address. Empty if nothing is refused. */
export function refusedTable(bookings: ReadonlyMap<string, readonly RefusedMail[]>, secret: string): string {
  if (bookings.size === 0) return ''
  const count = bookings.size === 1 ? '1 varaus, jonka' : `${bookings.size} varausta, joiden`
  const lines = [...bookings].map(([id, refusals]) => lineOf(pseudonym(secret, id), refusals))
  return `${lines.join('\n')}

${count} viestit eivät mene perille. Soita asiakkaalle, korjaa osoite ja lähetä uudelleen:
  ${RESEND}
Jos osoite on oikea, jätä --to pois.

`
}

function lineOf(reference: string, refusals: readonly RefusedMail[]): string {
  const [first] = refusals
  if (!first) return ''
  const { booking_total_duration: time, lead_date, vehicle, organization } = first.document
  const visit = time?.start ?? lead_date
  return [
    `Torjuttu ${momentOf(wallClockAt(new Date(first.refusedAt)))}`,
    refusedWhat(refusals),
    missedMails(refusals),
    `varaus ${reference}`,
    vehicle?.register_number,
    visit && momentOf(visit),
    organization?.name,
  ]
    .filter(Boolean)
    .map((cell) => terminalCell(String(cell)))
    .join('  ')
}
