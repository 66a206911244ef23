/** The cache of a chain's vehicle register, whose keeper charges each query. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '#server/app/app'
import type { RegisteredVehicle } from '#server/providers/vehicle-register'
import { createMetrics } from '#server/platform/operations/metrics'
import { cachedRegister, purgeAnswers } from '#server/sections/vehicle/index'
import { erasePerson } from '#server/personal/erase-person'
import { exportPerson } from '#server/personal/export-person'
import { atSeven, book } from '#tests/harness/visitors/booked-visitor'
import { rows } from '#tests/harness/database/rows'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

const CAR: RegisteredVehicle = {
  registerNumber: 'KAN-777',
  make: 'Kanariamerkki',
  model: 'Kanariamalli',
  classificationId: 1,
  classificationName: 'Henkilöauto',
}

let server: TestApp
const find = vi.fn<(registerNumber: string) => Promise<RegisteredVehicle | null>>()
beforeEach(async () => {
  server = await createTestApp()
  find.mockReset()
})
afterEach(() => server.close())

/** A process of the installation, and the lines of its metric. */
function startProcess() {
  const metrics = createMetrics(server.db)
  const { db, options } = server
  const register = cachedRegister({ db, secret: options.secret, register: { find }, count: metrics.lookedUp })
  const counted = async () =>
    Object.fromEntries(
      [...(await metrics.text()).matchAll(/^huoltovaraus_vehicle_lookups_total\{answered="(\w+)"\} (\d+)$/gm)].map(
        ([, by, count]) => [by, Number(count)],
      ),
    )
  return { register, counted }
}

const laterBy = (interval: string) =>
  server.db.execute(sql`update register_answer set expires_at = expires_at - ${interval}::interval`)

it('asks for a vehicle once a day, whichever process is asked and whenever it was started', async () => {
  find.mockResolvedValue(CAR)
  const one = startProcess()
  expect(await one.register.find('KAN-777')).toEqual(CAR)
  expect(await one.register.find('KAN-777')).toEqual(CAR)
  const other = startProcess()
  expect(await other.register.find('KAN-777')).toEqual(CAR)
  expect([await one.counted(), await other.counted()]).toEqual([{ register: 1, cache: 1 }, { cache: 1 }])

  await laterBy('23 hours 59 minutes')
  expect(await other.register.find('KAN-777')).toEqual(CAR)
  expect(find).toHaveBeenCalledTimes(1)
  await laterBy('1 minute')
  expect(await other.register.find('KAN-777')).toEqual(CAR)
  expect(find).toHaveBeenCalledTimes(2)
})

it('asks again after an hour for a vehicle that the register did not know', async () => {
  find.mockResolvedValueOnce(null).mockResolvedValueOnce(CAR)
  const { register } = startProcess()
  expect(await register.find('KAN-777')).toBeNull()
  await laterBy('59 minutes')
  expect(await register.find('KAN-777')).toBeNull()
  await laterBy('1 minute')
  expect(await register.find('KAN-777')).toEqual(CAR)
})

it('asks once for look-ups of one vehicle at a time, and again after a failure', async () => {
  const { register, counted } = startProcess()
  find.mockRejectedValueOnce(new Error('no answer'))
  await expect(Promise.allSettled([register.find('KAN-777'), register.find('KAN-777')])).resolves.toEqual([
    { status: 'rejected', reason: new Error('no answer') },
    { status: 'rejected', reason: new Error('no answer') },
  ])
  expect(await counted()).toEqual({ nobody: 1 })
  find.mockResolvedValue(CAR)
  expect(await Promise.all([register.find('KAN-777'), register.find('KAN-777')])).toEqual([CAR, CAR])
  expect(find).toHaveBeenCalledTimes(2)
  expect(await counted()).toEqual({ nobody: 1, register: 1, cache: 1 })
})

it('keeps neither a register number nor what an adapter returns beyond the port, and purges what has expired', async () => {
  const owner = { ...CAR, owner: 'Kanaria Omistaja' }
  find.mockResolvedValue(owner)
  const { register } = startProcess()
  expect(await register.find('KAN-777')).toEqual(CAR)
  expect(await register.find('KAN-777')).toEqual(CAR)
  const [{ text } = {}] = await rows(server, sql`select string_agg(t::text, ' ') as text from register_answer t`)
  expect(String(text)).not.toMatch(/KAN-?777|Kanaria/i)
  await purgeAnswers(server.db)
  expect(await rows(server, sql`select from register_answer`)).toHaveLength(1)
  await laterBy('1 day')
  await purgeAnswers(server.db)
  expect(await rows(server, sql`select from register_answer`)).toEqual([])
})

it('answers visitors of several sessions from the cache', async () => {
  find.mockResolvedValue(CAR)
  const { register } = startProcess()
  const app = createApp({ ...server.options, vehicleRegister: register })
  for (const kilometers of [84_500, 84_600]) {
    const { api } = await openBrowser(app)
    await api.searchVehicle({ body: { registerNumber: 'kan-777', kilometers } })
    expect((await api.getBooking()).vehicle).toMatchObject({ make: 'Kanariamerkki', kilometers })
  }
  expect(find).toHaveBeenCalledTimes(1)
})

it('SA-09 goes with the person who booked for the car, and no export has its hash', async () => {
  find.mockResolvedValue({ ...CAR, registerNumber: 'ABC-123' })
  const app = createApp({ ...server.options, vehicleRegister: startProcess().register })
  await server.db.execute(sql`delete from reservation`)
  const { browser } = await book({ ...server, app }, atSeven('2026-11-24'))
  const email = (await browser.api.getBooking()).customer?.email ?? ''
  const kept = () => rows(server, sql`select from register_answer`)
  const person = { registerNumber: 'ABC-123', email }
  expect(await exportPerson(server.db, person, undefined)).not.toMatch(/hash|sealed/i)
  const erasing = {
    now: server.options.now(),
    folders: undefined,
    withComing: true,
    afterRelease: async () => undefined,
  }
  await erasePerson(server.db, { person: { ...person, email: 'joku@example.fi' }, ...erasing })
  expect(await kept()).toHaveLength(1)
  await erasePerson(server.db, { person, ...erasing })
  expect(await kept()).toEqual([])
})
