/** The dashboard and the alerts of docs/monitoring know only metrics and calls that exist, and each alert has its page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { createMetrics } from '#server/platform/operations/metrics'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { root } from '../../../../scripts/tools/run'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const FILES = ['docs/monitoring/alerts.yml', 'docs/monitoring/dashboard.json']

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('OP-01 the metrics tell how far the calendar of the chain reaches', async () => {
  await server.db.execute(sql`delete from closed_day`)
  await server.db.execute(sql`delete from open_day`)
  const days = async () => Number(/huoltovaraus_calendar_days (-?\d+)/.exec(await createMetrics(server.db).text())?.[1])
  expect(await days()).toBe(0)
  await server.db.execute(sql`insert into closed_day values ((now() at time zone 'Europe/Helsinki')::date + 119)`)
  expect(await days()).toBe(119)
})

it.each(FILES)('%s names metrics that the server tells', async (file) => {
  const told = await createMetrics(server.db).text()
  const named = new Set(read(file).match(/\b(?:huoltovaraus|nodejs|process)_\w+/g))
  expect(named.size).toBeGreaterThan(5)
  const unknown = [...named].filter((name) => !told.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))
  expect(unknown).toEqual([])
})

it.each([...FILES, 'docs/alerts/nobody-books.md'])('%s names calls of the contract', (file) => {
  const paths = new Set<string>(Object.values(contract).map(({ path }) => path))
  const named = [...read(file).matchAll(/route=\\?"([^"\\]+)|`(\/[\w-]+(?:\/\w+)*)`/g)].map(
    ([, one, other]) => one ?? other,
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !paths.has(path ?? ''))).toEqual([])
})

it.each([
  ['RecipientsRefused', 'huoltovaraus_bookings_recipient_refused'],
  ['MessagesRefused', 'huoltovaraus_bookings_message_refused'],
])('OP-05 %s fires while mails of a booking are refused', (alert, metric) => {
  expect(read('docs/monitoring/alerts.yml')).toContain(`- alert: ${alert}\n        expr: max(${metric}) > 0\n`)
})

it('each alert has a page with its meaning, and each page an alert', () => {
  const alerts = [...read('docs/monitoring/alerts.yml').matchAll(/alert: (\w+)[\s\S]*?runbook: (\S+) }/g)]
  expect(alerts.length).toBeGreaterThan(5)
  for (const [, name, page = ''] of alerts) {
    expect(read(page)).toMatch(new RegExp(`^# ${name}\\n\\n\\*\\*Meaning\\.\\*\\*`))
    expect(read('docs/operating.md')).toContain(`[${name}](${page.replace('docs/', '')})`)
  }
})
