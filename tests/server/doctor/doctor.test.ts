import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '#server/doctor/examine'
import { shipped } from '#tests/harness/servers/bundled-server'
import { startVismaPay } from '#tests/harness/visma-pay/fake-visma-pay'
import { startReceiver } from '#tests/harness/visits/receiver'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What is wrong with a server of this environment, and what to do: 'mail: … → …'. */
const faults = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await examine({ DATA_DIR: join(folder, 'data'), ...env })).flatMap(({ what, found, remedy }) =>
    remedy === null ? [] : [`${what}: ${found} → ${remedy}`],
  )

describe('npm run doctor', () => {
  it('finds nothing wrong with the demo, and says what it looked at', async () => {
    expect(await faults({})).toEqual([])
    const findings = await examine({ DATA_DIR: join(folder, 'data') })
    expect(findings.map(({ what }) => what)).toEqual(['configuration', 'database', 'data directory', 'disk', 'mail'])
  })

  it('names a wrong variable', async () => {
    expect(await faults({ PORT: 'x' })).toEqual([expect.stringMatching(/^configuration: PORT must be .* → correct it/)])
  })

  it('names settings that do not fit', async () => {
    const found = await faults({ CLOCK: '2026-11-23T08:00', PUBLIC_URL: 'http://varaus.example.fi' })
    expect(found.join('\n')).toMatch(/CLOCK is set → unset it/)
    expect(found.join('\n')).toMatch(/PUBLIC_URL is http → end TLS in a proxy/)
  })

  it('names a directory that other users may read, and one that cannot be', async () => {
    const open = await mkdtemp(join(folder, 'open-'))
    await chmod(open, 0o755)
    expect(await faults({ DATA_DIR: open })).toEqual([expect.stringMatching(/other users may read .* → .*chmod/)])
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await faults({ DATA_DIR: join(file, 'data') })).toEqual([expect.stringMatching(/→ .*write access/)])
  })

  it('names a clock that stands before the newest file of the embedded database', async () => {
    const dataDir = join(folder, 'clock')
    const log = join(dataDir, 'pglite', 'pg_wal')
    await mkdir(log, { recursive: true })
    await chmod(dataDir, 0o700)
    const file = join(log, '000000010000000000000001')
    await writeFile(file, '')
    expect(await faults({ DATA_DIR: dataDir })).toEqual([])
    const nextHour = new Date(Date.now() + 3_600_000)
    await utimes(file, nextHour, nextHour)
    expect(await faults({ DATA_DIR: dataDir })).toEqual([
      expect.stringMatching(/^clock: 3(?:600|59\d) s before the database was last written → /),
    ])
  })

  it('names a database and a mail server that do not answer, without their passwords', async () => {
    const found = await faults({
      DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/none',
      SMTP_URL: 'smtp://user:hidden-word@127.0.0.1:1',
      MAIL_FROM: 'a@example.fi',
      PUBLIC_URL: 'http://127.0.0.1:3000',
    })
    expect(found).toEqual([
      expect.stringMatching(/^database: .*ECONNREFUSED.* → check that it runs/),
      expect.stringMatching(/^mail: 127.0.0.1:1: .*ECONNREFUSED.* → check host and port/),
    ])
    expect(found.join()).not.toContain('hidden-word')
  })

  it('VI-01 VI-04 says what is sent around a visit, and names a receiver that cannot be reached', async () => {
    const receiver = await startReceiver()
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const env = {
      DATA_DIR: join(folder, 'data'),
      REMINDER_MAIL_HOURS: '24 2',
      REMINDER_SMS_HOURS: '2',
      WEBHOOK_URL: receiver.endpoint.url,
      WEBHOOK_SECRET: secret,
      WEBHOOK_URL_CRM: 'http://127.0.0.1:1/in',
      WEBHOOK_SECRET_CRM: secret,
    }
    const told = (await examine(env)).map(
      ({ what, found, remedy }) => `${what}: ${found}${remedy === null ? '' : ' WRONG'}`,
    )
    await receiver.close()
    expect(told.slice(-4)).toEqual([
      'reminders: 24 h by mail, 2 h by mail, 2 h by text message before a visit',
      'text messages: sent by the provider given to startServer; files without one',
      'webhook main: 127.0.0.1 accepts connections',
      expect.stringMatching(/^webhook crm: 127\.0\.0\.1: .*ECONNREFUSED.* WRONG$/),
    ])
    expect(receiver.received).toEqual([])
    expect(told.join()).not.toContain(secret)
  })

  it('asks Visma Pay whether it accepts the keys, and names wrong ones without repeating them', async () => {
    const visma = await startVismaPay()
    const { apiKey, privateKey, address } = visma.config
    const env = {
      PUBLIC_URL: 'http://127.0.0.1:3000',
      VISMA_PAY_API_KEY: apiKey,
      VISMA_PAY_PRIVATE_KEY: privateKey,
      VISMA_PAY_URL: address,
    }
    expect(await faults(env)).toEqual([])
    const wrongKey = await faults({ ...env, VISMA_PAY_PRIVATE_KEY: 'hidden-word' })
    const wrongApiKey = await faults({ ...env, VISMA_PAY_API_KEY: 'hidden-word' })
    await visma.close()
    const down = await faults(env)
    for (const found of [wrongKey, wrongApiKey])
      expect(found).toEqual([expect.stringMatching(/^card payments: .*result 1.* → check VISMA_PAY_API_KEY and/)])
    expect(down).toEqual([expect.stringMatching(/^card payments: .* → check VISMA_PAY_URL and the firewall/)])
    expect(visma.calls).toEqual(Array.from({ length: 3 }, () => 'merchant_payment_methods'))
    expect([wrongKey, wrongApiKey, down].join()).not.toMatch(/hidden-word|test-private-key/)
  })

  it('names an address without a certificate', async () => {
    const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const address = plain.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const found = await faults({ PUBLIC_URL: `https://localhost:${port}`, BEHIND_PROXY: '1' })
    plain.close()
    expect(found).toEqual([expect.stringMatching(/^certificate: localhost: .* → check PUBLIC_URL/)])
  })

  const url = process.env['DATABASE_URL']
  it('says how a database that can be reached is set up', async () => {
    const findings = await examine({
      ...(url && { DATABASE_URL: url }),
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DATA_DIR: folder,
    })
    const told = findings.map(({ what, found }) => `${what}: ${found}`).join('\n')
    const expected = url
      ? [/database: PostgreSQL 1\d\nextension: btree_gist/, /tables: (?:up to date|none yet|\d+ migrations behind)/]
      : [/database: embedded/]
    for (const pattern of expected) expect(told).toMatch(pattern)
  })

  it('exits with 0 if all is well, and with 1 if something is wrong', async () => {
    const command = (env: Readonly<Record<string, string>>) =>
      new Promise<number | null>((resolve) => {
        const child = spawn(process.execPath, shipped('doctor'), {
          cwd: ROOT,
          env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'exit'), ...env },
          stdio: 'ignore',
        })
        child.once('close', resolve)
      })
    expect(await Promise.all([command({}), command({ PORT: 'x' })])).toEqual([0, 1])
  })
})
