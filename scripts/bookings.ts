// Lists saved bookings for the workshop's staff, says how far a visit is or that a booking that does not fit is dealt
// with, proposes extra work, and exports or erases one person's data.
import { parseArgs } from 'node:util'
import { VisitState } from '#shared/api/nouns/visit'
import { isEmail } from '#shared/text/email'
import { isDate } from '#shared/date/wall-clock'
import { deskCommand, UsageError } from './tools/desk'
import { personCommand } from './tools/person'
import { proposalText } from './tools/proposal-file'

/** 'booked', 'received', 'in-work' and so on. */
const STATE_WORDS = Object.keys(VisitState.schema).map((state) => state.toLowerCase().replace('_', '-'))
const EXPECTED = "expected 'list', 'mails', 'state', 'acknowledge', 'ticket', 'feed', 'export' or 'erase'"

const HELP = `npm run bookings -- list --from YYYY-MM-DD --to YYYY-MM-DD [--organization ID] [--csv]
npm run bookings -- mails
npm run bookings -- mails resend REFERENCE [--to ADDRESS]
npm run bookings -- state --booking REFERENCE --state STATE
npm run bookings -- acknowledge --booking REFERENCE
npm run bookings -- ticket --booking REFERENCE --file FILE.json
npm run bookings -- feed --organization ID [--revoke]
npm run -s bookings -- export --register ABC-123 --email a@b.fi > FILE.json
npm run bookings -- erase --register ABC-123 --email a@b.fi [--with-future] [--yes]

  --from, --to    first and last day of the list, both included. Time enquiries are listed by the
                  requested day, cancelled bookings by the day of the booking.
  --organization  lists only bookings of the workshop with this id.
  mails           lists the bookings whose customers' mails a mail server refuses, then the mails that wait
                  for another attempt, each with its booking and the time of the attempt: the recipient
                  has got as many as an hour allows, or the delivery failed.
  mails resend    sends again what the customer of a booking needs of the refused mails. --to corrects the
                  booking's e-mail address first. REFERENCE is that of the list (column Viite) or the
                  booking's id.
  state           sets the state of a visit: ${STATE_WORDS.join(', ')}. --booking is the
                  reference of the list (column Viite) or the booking's id.
  acknowledge     takes the mark 'ei sovi' off a booking of the list, because somebody has agreed with the
                  customer: the time is kept after all, for example. Another time or another reason
                  marks it again. A booking that is moved, cancelled or fits again loses the mark by itself.
  feed            prints a new address at which a calendar program reads the visits of a workshop.
                  --revoke makes all its addresses useless.
  ticket          proposes extra work that was found during the visit of the booking with this reference:
                  mails the customer a link, and prints it. docs/extra-work.md has the
                  format of the file.
  --csv           prints CSV for a Finnish Excel: UTF-8 with a byte order mark, semicolons, CRLF line
                  ends. To write a file: npm run -s bookings -- list … --csv > FILE.csv
  export          prints all that is held of one person as JSON. Register number and e-mail address must
                  both match.
  erase           says how much is held of one person, asks, and erases it. Amounts and days of payments
                  stay. A visit that is coming prevents it.
  --with-future   cancels the person's coming visits too, with their refunds and without a mail.
  --yes           does not ask.

Uses the database of DATABASE_URL, or the embedded one in DATA_DIR (./.data). A server may be running
on it.
Exit code: 0 success, 1 failure, 2 invalid arguments.`

await deskCommand(HELP, async (args, ask) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '' },
      organization: { type: 'string' },
      csv: { type: 'boolean', default: false },
      booking: { type: 'string', default: '' },
      state: { type: 'string', default: '' },
      to: { type: 'string' },
      file: { type: 'string', default: '' },
      revoke: { type: 'boolean', default: false },
      register: { type: 'string' },
      email: { type: 'string' },
      'with-future': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const [command, ...more] = positionals
  if (command === 'mails' && more.length > 0) return ask(resendRequest(more, values.to))
  if (more.length > 0) throw new UsageError(EXPECTED)
  if (command === 'mails') return ask({ command: 'mails list' })
  if (command === 'ticket') return ask(ticketRequest(values))
  if (command === 'export' || command === 'erase') return personCommand(command, values, ask)
  const organization = values.organization === undefined ? null : workshopOf(values.organization)
  if (command === 'list') return ask({ command: 'bookings list', ...daysOf(values), organization, csv: values.csv })
  if (command === 'state')
    return ask({ command: 'visit state', booking: values.booking.toLowerCase(), state: stateOf(values.state) })
  if (command === 'acknowledge')
    return ask({ command: 'misfit acknowledge', booking: bookingOf(values.booking.toLowerCase()) })
  if (command !== 'feed') throw new UsageError(EXPECTED)
  if (organization === null) throw new UsageError('--organization is missing')
  return ask({ command: values.revoke ? 'feed revoke' : 'feed add', organization })
})

function daysOf({ from, to = '' }: { readonly from: string; readonly to?: string | undefined }) {
  for (const [name, value] of Object.entries({ from, to }))
    if (!isDate(value)) throw new UsageError(`--${name} must be a day as 2026-11-24, not '${value}'`)
  if (from > to) throw new UsageError('--from must not be later than --to')
  return { from, to }
}

function workshopOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--organization must be the id of a workshop, not '${text}'`)
  return Number(text)
}

function stateOf(word: string): VisitState {
  const state: unknown = word.toUpperCase().replace('-', '_')
  if (VisitState.is(state)) return state
  throw new UsageError(`--state must be one of ${STATE_WORDS.join(', ')}, not '${word}'`)
}

function resendRequest([what, booking, ...more]: readonly string[], to: string | undefined) {
  if (what !== 'resend' || booking === undefined || more.length > 0)
    throw new UsageError("expected 'mails' or 'mails resend REFERENCE'")
  if (to !== undefined && !isEmail(to.trim())) throw new UsageError(`--to must be an e-mail address, not '${to}'`)
  return { command: 'mails resend', booking: booking.toLowerCase(), to: to?.trim() ?? null } as const
}

function bookingOf(reference: string): string {
  if (reference === '') throw new UsageError('--booking must be a reference of the list (column Viite)')
  return reference
}

function ticketRequest({ booking, file }: { readonly booking: string; readonly file: string }) {
  if (!/^[\da-f]{12}$/.test(booking)) throw new UsageError('--booking must be a reference of the list (column Viite)')
  if (file === '') throw new UsageError('--file must name a JSON file')
  return { command: 'ticket create', booking, text: proposalText(file) } as const
}
