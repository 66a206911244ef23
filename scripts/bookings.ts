// Lists saved bookings for the workshop's staff, and exports or erases one person's data.
import { parseArgs } from 'node:util'
import { isDate } from '#server/platform/dates'
import { deskCommand, UsageError } from './tools/desk'
import { personCommand } from './tools/person'

const HELP = `npm run bookings -- list --from YYYY-MM-DD --to YYYY-MM-DD [--organization ID] [--csv]
npm run bookings -- mails
npm run -s bookings -- export --register ABC-123 --email a@b.fi > FILE.json
npm run bookings -- erase --register ABC-123 --email a@b.fi [--with-future] [--yes]

  --from, --to    first and last day of the list, both included. Time enquiries are listed by the
                  requested day, cancelled bookings by the day of the booking.
  --organization  lists only bookings of the workshop with this id.
  mails           lists the mails that wait for another attempt, each with its booking and the time of
                  the attempt: the recipient has got as many as an hour allows, or the delivery failed.
  --csv           prints CSV for a Finnish Excel: UTF-8 with a byte order mark, semicolons, CRLF line
                  ends. To write a file: npm run -s bookings -- list … --csv > FILE.csv
  export          prints all that is held of one person as JSON. Register number and e-mail address must
                  both match.
  erase           says how much is held of one person, asks, and erases it. Amounts and days of payments
                  stay. A visit that is coming prevents it.
  --with-future   cancels the person's coming visits too, with their refunds and without a mail.
  --yes           does not ask.

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
      register: { type: 'string' },
      email: { type: 'string' },
      'with-future': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const { from, to, organization, csv, register, email, ...others } = values
  const [command, ...more] = positionals
  if (more.length === 0 && command === 'mails') return ask({ command: 'mails list' })
  if (more.length === 0 && (command === 'export' || command === 'erase'))
    return personCommand(command, { register, email, ...others }, ask)
  if (more.length > 0 || command !== 'list') throw new UsageError("expected 'list', 'mails', 'export' or 'erase'")
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
