import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeskSocket } from '#server/desk/socket-server'
import { connectAndRun } from '#server/desk/connect'
import type { DeskRequest } from '#server/desk/request'
import { runInProcess } from '#server/desk/run'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, completeVisitor, reference } from '#tests/harness/visitors/booked-visitor'

const never = new AbortController().signal
const CLOCK = '2026-11-23T08:00'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-desk-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the list of bookings', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
    await server.db.execute(sql`delete from reservation`)
    await book(server, atNine('2026-11-25'))
    const cancelled = await book(server, atSeven('2026-11-25'))
    await cancelled.browser.api.cancelBooking(reference(cancelled.bookingKey))
    const { api } = await completeVisitor(server)
    await api.saveLead({ query: { leadDate: '2026-11-26' } })
    await api.saveNotes({ body: { value: '=1+1\nkeula naarmuilla, '.repeat(5) } })
    await api.saveBooking()
  })
  afterAll(() => server.close())

  async function list(more: Partial<Extract<DeskRequest, { command: 'bookings list' }>> = {}): Promise<string> {
    const output = recordedOutput()
    const asked = { from: '2026-11-25', to: '2026-11-26', organization: null, csv: false, ...more }
    const desk = { db: server.db, now: () => `${CLOCK}:00`, log: { error: () => undefined } }
    expect(await runInProcess(desk, { command: 'bookings list', ...asked }, output, never)).toBe(0)
    return output.texts.join('')
  }

  it('is a Finnish table sorted by time, with day requests and cancelled bookings marked', async () => {
    const [heading = '', ...lines] = (await list()).split('\n')
    expect(heading).toMatch(
      /^Päivä +Aika +Tila +Toimipiste +Rekisteri +Ajoneuvo +Asiakas +Puhelin +Palvelut +Huomautukset +Viite +Lisätiedot$/,
    )
    expect(lines[0]).toMatch(/^ke 25\.11\.2026 +7\.00–8\.30 +peruttu +Helsinki Roihupelto +ABC-123 /)
    expect(lines[1]).toMatch(
      /^ke 25\.11\.2026 +9\.00–10\.30 +varattu .* Aino Öhman +040 123 4567 +Perushuolto \(öljynvaihtohuolto\)/,
    )
    expect(lines[2]).toMatch(
      /^to 26\.11\.2026 +aikatiedustelu .* =1\+1 keula naarmuilla, =1\+1.*… +[\da-f]{12} +Aihe: Huolto; Hinta-arvio yhteensä: 249,00\s€$/,
    )
    expect(lines.slice(3)).toEqual(['', '3 varausta', ''])
  })

  it('contains only the requested days and workshop', async () => {
    expect(await list({ from: '2026-11-26' })).toContain('1 varaus\n')
    expect(await list({ from: '2026-11-27', to: '2026-12-31' })).toBe('Ei varauksia.\n')
    expect(await list({ organization: 2 })).toBe('Ei varauksia.\n')
    expect(await list({ organization: 1 })).toContain('3 varausta')
  })

  it('names every column of the CSV in the documentation, in order', async () => {
    const [headings = ''] = (await list({ csv: true })).slice(1).split('\r\n')
    const documented = await readFile('docs/chain-data.md', 'utf8')
    const columns = headings.split(';').join('|').replaceAll(/[()]/g, '\\$&')
    const named = documented
      .split('\n')
      .filter((line) => /^- (?:Visit|Vehicle|Customer|Order|Money)/.test(line))
      .flatMap((line) =>
        line.match(new RegExp(`(?<=[:,] )(?:${columns})(?=[ ,.])|(?<= and )(?:${columns})(?=[ ,.])`, 'g')),
      )
    expect(named).toEqual(headings.split(';'))
  })

  it('is CSV for a Finnish Excel, with formulas escaped', async () => {
    const csv = await list({ csv: true })
    expect(csv.startsWith('\uFEFFPäivä;Alkaa;Päättyy;Tila;Toimipiste;')).toBe(true)
    const [, cancelled, booked, enquiry] = csv.split('\r\n')
    expect(cancelled).toMatch(/^2026-11-25;07:00;08:30;peruttu;Helsinki Roihupelto;ABC-123;/)
    expect(booked).toMatch(/^2026-11-25;09:00;10:30;varattu;.*;84500;Aino Öhman;040 123 4567;aino@example.fi;/)
    expect(enquiry).toMatch(/^2026-11-26;;;aikatiedustelu;.*;"'=1\+1\nkeula/)
  })
})

describe('the desk socket', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const desk = () => ({ db: server.db, now: () => `${CLOCK}:00`, log: { error: () => undefined } })
  const asking: DeskRequest = { command: 'chain export' }

  it.each([
    ['data', /^desk\.sock$/],
    ['x'.repeat(120), /^desk\.path$/],
  ])(
    'of a directory %s is private, answers, replaces a dead server’s socket, and is removed on close',
    async (name, left) => {
      const directory = join(folder, name)
      await mkdir(directory)
      await writeFile(join(directory, 'desk.sock'), '')
      const close = await openDeskSocket(directory, desk())
      const [file = ''] = await readdir(directory)
      expect(file).toMatch(left)
      const path = file === 'desk.path' ? await readFile(join(directory, file), 'utf8') : join(directory, file)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600)
      const output = recordedOutput()
      expect(await connectAndRun(directory, asking, output, never)).toBe(0)
      expect(JSON.parse(output.texts.join(''))).toMatchObject({ version: 1 })
      await close()
      expect(await readdir(directory)).toEqual([])
      await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' })
      expect(await connectAndRun(directory, asking, output, never)).toBeNull()
    },
  )

  it('refuses a request of another version', async () => {
    const directory = await mkdtemp(join(folder, 'version-'))
    const close = await openDeskSocket(directory, desk())
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request({
        socketPath: join(directory, 'desk.sock'),
        method: 'POST',
        headers: { 'x-desk-version': '0' },
      })
      sent.once('error', reject).once('response', (response) => {
        let text = ''
        response.on('data', (data: Buffer) => (text += data.toString())).once('end', () => resolve(text))
      })
      sent.end('{}')
    })
    await close()
    expect(answer.trim().split('\n')).toEqual([expect.stringContaining('another version'), '{"exit":1}'])
  })
})
