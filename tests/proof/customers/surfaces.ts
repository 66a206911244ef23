/** The texts that leave the page: mails, calendar entries, and the desk's lists. */
import { parse } from 'csv-parse/sync'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { runInProcess } from '#server/desk/run'
import type { DeskRequest } from '#server/desk/request'
import type { Mail } from '#server/mail/mail'
import { bodiesOf } from '../../harness/mail/dispatched'
import { dispatchOf, keepingTransport } from '../../harness/mail/mail-outbox'
import { recordedOutput } from '../../harness/servers/recorded-output'
import { TEST_CLOCK } from '../../harness/test-clock'
import type { Story } from './story'
import type { World } from './world'

async function dispatched(world: World): Promise<Mail[]> {
  const transport = keepingTransport()
  const dispatch = dispatchOf({ db: world.db() }, transport)
  while ((await dispatchNext(dispatch, AbortSignal.timeout(30_000))) === 'done');
  if (dispatch.logged.some((line) => line.includes('Error'))) throw new Error(dispatch.logged.join('\n'))
  return transport.mails
}

/** Reads the mails that wait: the customer's, the workshop's, and the calendar entry of the former. */
export async function mailSurfaces(world: World, story: Story, kind: 'Mail' | 'CancelMail'): Promise<void> {
  for (const mail of await dispatched(world)) {
    const isCustomers = mail.to.address === story.chosen.email
    const name = isCustomers
      ? kind === 'Mail'
        ? 'customerMail'
        : 'cancelMail'
      : kind === 'Mail'
        ? 'workshopMail'
        : 'workshopCancelMail'
    const [, html] = bodiesOf(mail)
    story.surfaces.set(name, `${mail.subject}\n${mail.text}`)
    story.surfaces.set(`${name}Html`, html)
    story.mails.push({ name, to: mail.to.address })
    if (!isCustomers || kind !== 'Mail' || !mail.calendar) continue
    // A visit that has become an enquiry is removed from the calendar.
    if (mail.calendar.content.includes('METHOD:CANCEL')) story.surfaces.delete('calendarEntry')
    else story.surfaces.set('calendarEntry', entryText(mail.calendar.content))
  }
}

/** The lines that a calendar program shows, without the ids and times of making. */
const entryText = (file: string): string =>
  file
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => /^(SUMMARY|LOCATION|DESCRIPTION|DTSTART|DTEND)/.test(line))
    .map((line) => line.replaceAll(String.raw`\n`, '\n').replaceAll(/\\([,;\\])/g, '$1'))
    .join('\n')

async function atDesk(world: World, request: DeskRequest): Promise<string> {
  const output = recordedOutput()
  const failed: unknown[] = []
  const desk = {
    db: world.db(),
    now: () => `${TEST_CLOCK}:00`,
    log: { error: (_: string, error: unknown) => failed.push(error) },
  }
  const exit = await runInProcess(desk, request, output, new AbortController().signal)
  if (exit !== 0) throw new Error(`the desk: ${output.faults.join(', ')}`, { cause: failed[0] })
  return [...output.texts, ...output.lines].join('\n')
}

const LIST = { command: 'bookings list', from: '2026-11-23', to: '2027-03-31', organization: null } as const

export async function deskSurfaces(world: World, story: Story): Promise<void> {
  story.surfaces.set('deskTable', await atDesk(world, { ...LIST, csv: false }))
  story.surfaces.set('deskCsv', csvText(await atDesk(world, { ...LIST, csv: true })))
  const organization = Number(world.record()?.organization?.id)
  const address = await atDesk(world, { command: 'feed add', organization })
  const [, token = ''] = /(\S+)\s*$/.exec(address) ?? []
  const feed = await world.ask(`/desk/calendar.ics?token=${encodeURIComponent(token)}`)
  story.surfaces.set('deskCalendar', entryText(await feed.text()))
}

/** The row as a spreadsheet reads it, without empty cells: 'Vuoro: Iltavuoro'. */
function csvText(csv: string): string {
  const [row = {}] = parse<Record<string, string>>(csv, { bom: true, columns: true, delimiter: ';' })
  return Object.entries(row)
    .filter(([, cell]) => cell !== '')
    .map(([heading, cell]) => `${heading}: ${cell}`)
    .join('\n')
}
