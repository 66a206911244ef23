// Checks a server against the contract, call by call: npm run conformance -- --base-url http://127.0.0.1:3000
import { parseArgs } from 'node:util'
import { REST_ROOT } from '#shared/api/rest-root'
import { reportOf } from './conformance/report'
import { conformance, HEADINGS } from './conformance/run'
import { complain, reason, say } from './tools/run'

const HELP = `npm run conformance -- --base-url URL [options]

Opens sessions, saves and cancels bookings, and reports for each call whether the server conforms to the contract.

  --base-url URL         address of the server, including a prefix before /ServiceBooking/rest
  --token-header NAME    header of the process token (X-Process-Token)
  --organization ID      id of a workshop of the chain (1)
  --plate PLATE          registration number of a passenger car in the vehicle register (ABC-123)
  --unknown-plate PLATE  registration number that is not in the vehicle register (XYZ-999)
  --ticket CODE          code of a service ticket that can be opened (none)
  --only HEADINGS        headings to check, for example vehicle,time (all)
  --no-booking           saves no bookings, for a server with real customers
  --json                 prints the findings as JSON
Exits with 1 if the server violates the contract or a booking cannot be made, and with 2 if the check could not run.`

try {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      'token-header': { type: 'string', default: 'X-Process-Token' },
      organization: { type: 'string', default: '1' },
      plate: { type: 'string', default: 'ABC-123' },
      'unknown-plate': { type: 'string', default: 'XYZ-999' },
      ticket: { type: 'string' },
      only: { type: 'string', default: HEADINGS.join(',') },
      'no-booking': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) say(HELP)
  else process.exitCode = await main(values)
} catch (error) {
  complain(reason(error))
  process.exitCode = 2
}

async function main(values: {
  readonly 'base-url'?: string
  readonly 'token-header': string
  readonly organization: string
  readonly plate: string
  readonly 'unknown-plate': string
  readonly ticket?: string
  readonly only: string
  readonly 'no-booking': boolean
  readonly json: boolean
}): Promise<0 | 1> {
  const base = values['base-url'] ?? ''
  if (!URL.canParse(base)) throw new Error(`--base-url must be an address such as http://127.0.0.1:3000\n\n${HELP}`)
  const organizationId = /^\d+$/.test(values.organization) ? Number(values.organization) : values.organization
  const { origin, pathname } = new URL(base)
  const root = pathname.replace(/\/$/, '') + REST_ROOT
  await fetch(new URL(`${root}/settings`, origin)).catch((error: unknown) => {
    throw new Error(`${origin} does not respond: ${reason(error)}`)
  })
  const outcome = await conformance(
    { fetch: (request) => fetch(request), origin, root, tokenHeader: values['token-header'] },
    {
      facts: {
        organizationId,
        plate: values.plate,
        unknownPlate: values['unknown-plate'],
        ticketCode: values.ticket ?? null,
        mayBook: !values['no-booking'],
      },
      only: headingsOf(values.only),
      onHeading: (heading) => complain(`… ${heading}`),
    },
  )
  const { lines, isConforming } = reportOf(outcome)
  if (values.json) say(JSON.stringify(outcome, null, 2))
  else for (const line of lines) say(line)
  return isConforming ? 0 : 1
}

function headingsOf(list: string): string[] {
  const headings = list.split(',').map((one) => one.trim())
  const unknown = headings.find((one) => !HEADINGS.includes(one))
  if (unknown !== undefined)
    throw new Error(`--only: unknown heading '${unknown}', must be one of ${HEADINGS.join(', ')}`)
  return headings
}
