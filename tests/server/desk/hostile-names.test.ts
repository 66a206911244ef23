/** What a visitor types in place of a name, in the lists that the desk opens in a spreadsheet or a terminal. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runInProcess } from '#server/desk/run'
import { customer } from '#tests/fixtures/customer'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'

/** A name, and what the cell of a spreadsheet holds of it. */
const NAMES = [
  ['=HYPERLINK("http://evil.example";"Avaa")', `'=HYPERLINK("http://evil.example";"Avaa")`],
  ['+358=1+1', "'+358=1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['\t=1+1', "'=1+1"],
  ['\u200b=1+1', "'=1+1"],
  ['Maija; "Matti"; Meikäläinen', 'Maija; "Matti"; Meikäläinen'],
  ['\u001b[2J\u001b[31mTyhjä\u0007', '[2J[31mTyhjä'],
  ['Aino\u202Enimo', 'Ainonimo'],
  ["'; drop table booking; --", "'; drop table booking; --"],
] as const

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
  for (const [name] of NAMES) {
    const { api } = await completeVisitor(server)
    await api.saveLead({ query: { leadDate: '2026-11-26' } })
    await api.saveCustomer({ body: customer({ first_name: name, last_name: 'Loppu' }) })
    await api.saveBooking()
  }
})
afterAll(() => server.close())

async function list(csv: boolean): Promise<string> {
  const output = recordedOutput()
  const desk = { db: server.db, now: () => '2026-11-23T08:00:00', log: { error: () => undefined } }
  const asked = { from: '2026-11-25', to: '2026-11-26', organization: null, csv }
  const never = new AbortController().signal
  expect(await runInProcess(desk, { command: 'bookings list', ...asked }, output, never)).toBe(0)
  return output.texts.join('')
}

/** The cells of a CSV with semicolons, as a spreadsheet reads them. */
function cellsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n|$)/g)]
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
  }
  return lines.filter((line) => line.length > 1)
}

it('no name is a formula, a further cell or a further line of the CSV', async () => {
  const [heading = [], ...lines] = cellsOf((await list(true)).slice(1))
  const at = heading.indexOf('Asiakas')
  expect(new Set(lines.map((line) => line[at]))).toEqual(new Set(NAMES.map(([, cell]) => `${cell} Loppu`)))
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([heading.length]))
  expect(lines.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) || /(?!\n)\p{Cc}/u.test(cell))).toEqual([])
})

it('no name controls the terminal or adds a line to its list', async () => {
  const text = await list(false)
  expect(text.trimEnd().split('\n')).toHaveLength(1 + NAMES.length + 2)
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e]/u)
})
