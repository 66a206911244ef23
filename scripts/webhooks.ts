// Lists and repeats events that other systems did not take.
import { parseArgs } from 'node:util'
import { deskCommand, UsageError } from './tools/desk'

const HELP = `npm run webhooks -- list
npm run webhooks -- replay [--event NUMBER] [--endpoint NAME]
npm run webhooks -- test

  list        lists the events that an endpoint did not take: dead ones, which are tried no more, and
              those that wait for another attempt.
  replay      sends all dead events again, or the one of --event, whether it was taken or not.
              --endpoint sends to that endpoint alone: 'main', or the end of its variable's name.
  test        sends an event of the type webhook.test to each endpoint, and prints what it answers.

The endpoints are those of WEBHOOK_URL. Reads the database of DATABASE_URL, or the embedded one in
DATA_DIR (./.data). A server may be running on it.
Exit code: 0 success, 1 failure, 2 invalid arguments.`

await deskCommand(HELP, async (args, ask) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { event: { type: 'string' }, endpoint: { type: 'string' } },
  })
  const [command] = positionals
  if (positionals.length !== 1) throw new UsageError("expected 'list', 'replay' or 'test'")
  if (command === 'list') return ask({ command: 'webhooks list' })
  if (command === 'test') return ask({ command: 'webhooks test' })
  if (command !== 'replay') throw new UsageError("expected 'list', 'replay' or 'test'")
  const { event, endpoint } = values
  if (event !== undefined && !/^[1-9]\d{0,14}$/.test(event))
    throw new UsageError(`--event must be the number of an event, not '${event}'`)
  return ask({
    command: 'webhooks replay',
    eventId: event === undefined ? null : Number(event),
    endpoint: endpoint ?? null,
  })
})
