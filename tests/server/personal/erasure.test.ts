// Writes a unique text into every personal field, erases the person, and searches everything that the server keeps.
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import PostalMime from 'postal-mime'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { removeExpired } from '#server/draft/sessions'
import { runInProcess } from '#server/desk/run'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { folderTransport } from '#server/mail/dispatch/folder'
import { eraseExpired } from '#server/personal/erase-expired'
import { sentFolders } from '#server/personal/sent-files'
import { KEEP_ALL, type RetentionDays } from '#server/personal/retention-days'
import { described } from '#server/platform/operations/described'
import { telling } from '#server/platform/operations/events'
import { returnRefunds } from '#server/sections/booking/saved/index'
import { smsFolder } from '#server/sandbox/sms-folder'
import { remindAt } from '#tests/harness/visits/reminding'
import { sandboxProviders } from '#server/sandbox/providers'
import { purgeThrottle } from '#server/platform/throttle/throttle-purge'
import { createThrottle } from '#server/platform/throttle/throttle'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { canariesIn } from '#tests/fixtures/canaries'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven } from '#tests/harness/visitors/booked-visitor'
import { leaveOthers, leaveTraces, PERSON } from '#tests/harness/visitors/canary-visitor'
import { dispatchOf } from '#tests/harness/mail/mail-outbox'
import { rows } from '#tests/harness/database/rows'

const REMINDERS = [
  { channel: 'MAIL', hours: 24 },
  { channel: 'MAIL', hours: 1 },
  { channel: 'SMS', hours: 2 },
] as const

let server: TestApp
let logging: TestApp
let lines: string[]
let dataDir: string
let key: string

beforeEach(async () => {
  server = await createTestApp({ extensions: [EARLIER_TIME], visits: { reminders: REMINDERS, endpoints: ['crm'] } })
  await server.db.execute(sql`delete from reservation`)
  dataDir = await mkdtemp(join(tmpdir(), 'hv-mail-'))
  lines = []
  const log = {
    info: (message: string, fields?: object) => void lines.push(JSON.stringify({ message, ...fields })),
    error: (message: string, error: unknown) => void lines.push(message, JSON.stringify(described(error))),
  }
  const { db } = server
  const options = { ...server.options, withdrawal: withdrawalTerms() }
  const throttle = createThrottle({ db, secret: options.secret, factor: 100 })
  const observe = (answered: object) => void lines.push(JSON.stringify(answered))
  logging = { ...server, app: createApp({ ...options, log, throttle, observe }) }
  key = await leaveTraces(logging, [atSeven('2026-11-25'), atNine('2026-11-25')])
  await remindAt(server, '2026-11-24T19:30:00', smsFolder(folders().texts))
  await dispatchAll()
  // Messages that still wait name the person too.
  await leaveOthers(logging)
})
afterEach(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

const folders = () => sentFolders(dataDir)

/** Dispatches the outbox into files. */
async function dispatchAll(): Promise<void> {
  const log = {
    info: (message: string) => void lines.push(message),
    error: (message: string) => void lines.push(message),
  }
  const tell = telling({ log, secret: server.options.secret })
  const dispatch = { ...dispatchOf(server, folderTransport(folders().mails)), log, tell }
  while ((await dispatchNext(dispatch, AbortSignal.timeout(30_000))) === 'done');
}

/** Text of every row by the name of its table, whatever tables there are. */
async function wholeDatabase(): Promise<ReadonlyMap<string, string>> {
  const tables = await rows(
    server,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(60)
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const [all] = await rows(
      server,
      sql`select string_agg(t::text, ' ') as text from ${sql.identifier(String(name))} t`,
    )
    texts.set(String(name), String(all?.['text']))
  }
  return texts
}

/** The files of mails and text messages, decoded. */
async function mailTexts(): Promise<string[]> {
  const { mails, texts: textMessages } = folders()
  const paths = [mails, textMessages].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return Promise.all(
    paths.map(async (path) => {
      const [name, raw] = [basename(path), await readFile(path)]
      return `${name} ${raw.toString('latin1')} ${JSON.stringify(await PostalMime.parse(raw))}`
    }),
  )
}

/** Where the person is found: names of tables and of mail files, each with what is found there. */
async function traces(sought: Readonly<Record<string, string>> = PERSON): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [table, text] of await wholeDatabase()) found[table] = canariesIn(text, sought)
  for (const text of await mailTexts()) found[text.split(' ')[0] ?? ''] = canariesIn(text, sought)
  found['log'] = canariesIn(lines.join('\n'), sought)
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0))
}

/** Ids of the person's records, by which tables refer to each other. */
async function ids(): Promise<Record<string, string>> {
  const found = await rows(
    server,
    sql`
      select id::text as id from booking where register_number = ${PERSON.plate} and document::text like ${`%${PERSON.email}%`}
      union select session_id::text from offer_request
      union select id::text from feedback
      union select id from payment`,
  )
  expect(found).toHaveLength(6)
  return Object.fromEntries(found.map(({ id }, index) => [`id ${index}`, String(id)]))
}

/** Lets the sessions and the counts of the throttle expire. */
async function anHourLater(): Promise<void> {
  await server.db.execute(sql`update session set last_seen_at = now() - interval '1 hour'`)
  await server.db.execute(sql`update throttle set expire = now() - interval '1 hour'`)
  await removeExpired(server.db)
  await purgeThrottle(server.db)
}

const DAYS: RetentionDays = { bookings: 1, drafts: 1, requests: 1, feedback: 1, offers: 1, payments: 1, mails: 1 }
async function eraseByAge(days: RetentionDays, today: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const count = (kind: string, number: number): void => void (erased[kind] = number)
  await eraseExpired({ db: server.db, days, today: () => today, folders: folders(), erased: count })
  return erased
}

async function desk(request: Parameters<typeof runInProcess>[1]) {
  const output = recordedOutput()
  const log = { error: (message: string, error: unknown) => void server.failures.push([message, error]) }
  const desk = { db: server.db, now: server.options.now, log, folders: folders() }
  const exit = await runInProcess(desk, request, output, never)
  return { exit, text: output.texts.join(''), lines: output.lines, faults: output.faults }
}
/** A day on which every test has become old. */
const LATER = '2100-01-01'
const never = new AbortController().signal
const person = { registerNumber: PERSON.plate.toLowerCase(), email: ` ${PERSON.email.toUpperCase()} ` }
const erase = { command: 'person erase', ...person, withComing: true, dryRun: false } as const

const { plate, email, ...texts } = PERSON
const amounts = () => rows(server, sql`select kind, amount_cents, returned_cents from kept_amount order by kind`)

it('SA-09 the desk erases one person from every table and mail file, and nobody else', async () => {
  const before = await traces()
  // Each canary was written, so that its absence tells something. A government id is never written.
  const written = Object.keys(PERSON).filter((name) => name !== 'governmentId')
  expect(new Set(Object.values(before).flat())).toEqual(new Set(written))
  const found = Object.keys(before)
  expect(found).toEqual(
    expect.arrayContaining(['booking', 'session', 'edit_request', 'feedback', 'offer_request', 'outbox', 'withdrawal']),
  )
  expect(found.filter((name) => name.endsWith('.eml'))).toHaveLength(11)
  expect(found.filter((name) => name.endsWith('.txt'))).toHaveLength(1)
  const personal = await ids()

  expect(await desk(erase)).toEqual({
    exit: 0,
    text: '',
    lines: [
      'Poistettu:',
      '  huoltoehdotuksia: 1',
      '  muistutuksia: 1',
      '  linkkejä varaukseen: 1',
      '  tapahtumia muille järjestelmille: 6',
      '  toiveita aikaisemmasta ajasta: 1',
      '  tarjottuja aikaisempia aikoja: 1',
      '  varauksia: 2',
      '  peruuttamisilmoituksia: 1',
      '  istuntoja: 6',
      '  muutospyyntöjä: 1',
      '  palautteita: 2',
      '  tarjouspyyntöjä: 1',
      '  viestejä lähtevissä: 15',
      '  merkintöjä vaiheista: 1',
      '  maksuja: 2 (summa ja päivä jäävät), joista palautetaan vielä 1',
      '  viestitiedostoja: 12',
      'Peruutettu samalla: ke 25.11.2026 klo 7.00, Helsinki Roihupelto. Ilmoita toimipisteelle, viestiä ei lähetetä.',
    ],
    faults: [],
  })
  expect(await traces(texts)).toEqual({})
  expect(await traces({ plate })).toEqual({ booking: ['plate'], session: ['plate'] })
  expect(await traces({ email })).toEqual({ edit_request: ['email'], outbox: ['email'] })
  await anHourLater()
  // The sandbox stands for the bank, which has its own books.
  expect(await traces(personal)).toEqual({ sandbox_bank_payment: [expect.any(String)] })
  expect(await rows(server, sql`select from reservation`)).toEqual([])
  expect(await desk(erase)).toMatchObject({ exit: 1, faults: [expect.stringContaining('ei ole tietoja')] })

  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  await returnRefunds(server.db, cardPayments, server.options.log, () => undefined)
  expect(await rows(server, sql`select refunded_cents from card_payment`)).toEqual([{ refunded_cents: 24_900 }])
  expect(await eraseByAge({ ...KEEP_ALL, payments: 1 }, LATER)).toEqual({ payments: 1 })
  expect(await amounts()).toEqual([
    { kind: 'CARD', amount_cents: 24_900, returned_cents: 24_900 },
    { kind: 'CREDIT', amount_cents: 10_000, returned_cents: 0 },
  ])
})

it('SA-09 the desk erases nothing while a visit is coming, for a dry run, and for another address', async () => {
  const before = await traces()
  const refused = { exit: 1, lines: [], faults: expect.arrayContaining([expect.stringContaining('--with-future')]) }
  expect(await desk({ ...erase, withComing: false })).toMatchObject(refused)
  expect(await desk({ ...erase, withComing: false, dryRun: true })).toMatchObject(refused)
  expect(await desk({ ...erase, dryRun: true })).toMatchObject({
    exit: 0,
    lines: expect.arrayContaining(['Poistettavaa:', '  varauksia: 2', '  viestitiedostoja: 12']),
  })
  expect(await desk({ ...erase, email: 'joku@example.fi' })).toMatchObject({ exit: 1, lines: [] })
  expect(await desk({ ...erase, registerNumber: 'ABC-124' })).toMatchObject({ exit: 1, lines: [] })
  expect(await traces()).toEqual(before)
  // The withdrawn one alone.
  expect(await rows(server, sql`select from booking where cancelled_at is not null`)).toHaveLength(1)
})

it('SA-09 the desk exports one person’s records as JSON, without keys and hashes', async () => {
  const { exit, text } = await desk({ command: 'person export', ...person })
  expect(exit).toBe(0)
  const written = Object.keys(PERSON).filter((name) => name !== 'governmentId' && name !== 'texted')
  expect(new Set(canariesIn(text, PERSON))).toEqual(new Set(written))
  const held: unknown = JSON.parse(text)
  expect(held).toMatchObject({
    booking: [{ document: { notes: PERSON.notes } }, { document: { notes: PERSON.notes } }],
    earlier_wish: [{ noticeHours: 2 }],
    earlier_offer: [{ state: 'LAPSED' }],
    service_ticket: [{ message: PERSON.found }],
    withdrawal: [{ name: PERSON.stated }],
    edit_request: [{ message: PERSON.message }],
    feedback: [{ message: PERSON.feedback }, { replyTo: email.toUpperCase() }],
    offer_request: [{ content: { customer: { last_name: PERSON.lastName } } }],
    card_payment: [{ amountCents: 24_900 }],
    credit_data: [{ amountCents: 10_000 }],
    messageFiles: { length: 12 },
  })
  expect(text).not.toMatch(/uusi\.omistaja|Toinen auto|hash|sealedKey/i)
  expect(text).not.toContain(key)
  const [{ key_hash: hash } = {}] = await rows(
    server,
    sql`select key_hash from booking where register_number = ${plate}`,
  )
  expect(text).not.toContain(String(hash))
  expect(await desk({ command: 'person export', ...person, email: 'joku@example.fi' })).toMatchObject({
    exit: 1,
    text: '',
  })
})

it('SA-09 erases everybody from every table and mail file when the days have passed', async () => {
  const personal = await ids()
  expect(await eraseByAge(KEEP_ALL, LATER)).toEqual({})
  expect(await eraseByAge(DAYS, '2026-11-24')).toEqual({})
  expect(await eraseByAge(DAYS, LATER)).toEqual({
    bookings: 3,
    requests: 2,
    feedback: 2,
    offers: 1,
    payments: 2,
    mails: 12,
  })
  await anHourLater()
  expect(await traces()).toEqual({})
  expect(await traces(personal)).toEqual({ sandbox_bank_payment: [expect.any(String)] })
  expect(await amounts()).toEqual([
    { kind: 'CARD', amount_cents: 24_900, returned_cents: 0 },
    { kind: 'CREDIT', amount_cents: 10_000, returned_cents: 0 },
  ])
})
