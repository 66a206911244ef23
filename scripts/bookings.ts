// Lists saved bookings for the workshop's staff.
import { parseArgs } from 'node:util'
import { isDate } from '#server/platform/dates'
import { deskCommand, UsageError } from './tools/desk'

const HELP = `npm run bookings -- list --from YYYY-MM-DD --to YYYY-MM-DD [--organization ID] [--csv]
npm run bookings -- mails

  --from, --to    first and last day of the list, both included. Time enquiries are listed by the
                  requested day, cancelled bookings by the day of the booking.
  --organization  lists only bookings of the workshop with this id.
  mails           lists the mails that wait for another attempt, each with its booking and the time of
                  the attempt: the recipient has got as many as an hour allows, or the delivery failed.
  --csv           prints CSV for a Finnish Excel: UTF-8 with a byte order mark, semicolons, CRLF line
                  ends. To write a file: npm run -s bookings -- list … --csv > FILE.csv

Reads the database of DATABASE_URL, or the embedded one in DATA_DIR (./.data). A server may be running
on it.
Exit code: 0 success, 1 failure, 2 invalid arguments.`

await deskCommand(HELP, async (args, ask) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '' },
      to: { type: 'string', default: '' },
      organization: { type: 'string' },
      csv: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 1 && positionals[0] === 'mails') return ask({ command: 'mails list' })
  if (positionals.length !== 1 || positionals[0] !== 'list') throw new UsageError("expected 'list' or 'mails'")
  const { from, to, organization, csv } = values
  for (const [name, value] of Object.entries({ from, to }))
    if (!isDate(value)) throw new UsageError(`--${name} must be a day as 2026-11-24, not '${value}'`)
  if (from > to) throw new UsageError('--from must not be later than --to')
  if (organization !== undefined && !/^[1-9]\d{0,8}$/.test(organization))
    throw new UsageError(`--organization must be the id of a workshop, not '${organization}'`)
  return ask({
    command: 'bookings list',
    from,
    to,
    organization: organization === undefined ? null : Number(organization),
    csv,
  })
})
