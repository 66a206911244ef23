/** «Session and settings»: sessions, and the settings of the chain. */
import { integer, is, min, nullable, optional, type } from 'superstruct'
import { contract } from '#shared/api/contract'
import { must } from '../findings'
import type { World } from '../world'

/** Statuses of a read that the application takes for the end of the session (AS-12). */
const READ_AS_END = new Set([412, 401, 403, 419, 440])

/** The notice days are optional. */
const Notice = type({ carenceDays: optional(nullable(min(integer(), 0))) })

export async function checkSession(world: World): Promise<void> {
  await checkProtocol(world)
  await checkSettings(world)
}

async function checkProtocol({ facts, tokenHeader, check, forgive, newVisitor }: World): Promise<void> {
  await check('initSession', 'returns a process token in a header', async () => {
    const { token } = await newVisitor()
    must(token() !== '', 'the response had no token header')
  })
  await check('initSession', 'two sessions have different tokens', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()]
    must(one.token() !== other.token(), 'both have the same token')
  })
  await check('initSession', 'opens a session of each process type', async () => {
    for (const type of ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'] as const) {
      must((await newVisitor(type)).token() !== '', `${type} has no token`)
    }
  })
  await check('getBooking', 'returns 412 for an expired or unknown session', async () => {
    const { send } = await newVisitor()
    const withToken = (token: string | null) =>
      send('GET', '/get-booking/v2', { headers: { [tokenHeader]: token } }).then(({ status }) => status)
    const statuses = [await withToken(null), await withToken('gone')]
    for (const status of statuses) must(READ_AS_END.has(status), `the response was ${status} instead of 412`)
    const other = statuses.find((status) => status !== 412)
    if (other !== undefined) forgive('getBooking', `the end of a session is ${other} and read as 412`)
  })
  await check('saveNotes', 'refuses a write without the XSRF header', async () => {
    const { send } = await newVisitor()
    const answer = await send('POST', '/save-notes', { body: { value: 'x' }, headers: { 'X-XSRF-TOKEN': null } })
    must(answer.status === 403, `the response was ${answer.status} instead of 403`)
  })
  await check('getBooking', 'forbids caching of responses', async () => {
    const { send } = await newVisitor()
    const kept = (await send('GET', '/get-booking/v2')).headers.get('Cache-Control') ?? ''
    must(/no-store|no-cache|max-age=0/.test(kept), `Cache-Control is '${kept}'`)
  })
  await check('saveNotes', 'refuses invalid JSON with 400 and a JSON error', async () => {
    const { send } = await newVisitor()
    const answer = await send('POST', '/save-notes', { text: '{' })
    must(answer.status === 400, `the response to invalid JSON was ${answer.status}`)
    const error: unknown = await answer.json()
    must(typeof error === 'object' && error !== null && 'message' in error, 'the error has no message')
  })
  await check('getBooking', 'keeps the bookings of two visitors separate', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()]
    await one.api.searchVehicle({ body: { registerNumber: facts.plate, kilometers: 1 } })
    must((await other.api.getBooking()).vehicle === null, 'the other visitor has the vehicle')
  })
}

async function checkSettings({ facts, check, newVisitor }: World): Promise<void> {
  const { organizationId } = facts
  const { api, send } = await newVisitor()
  for (const call of ['settings', 'genericOnlineSettings', 'bookingSettings'] as const)
    await check(call, 'returns an object with the notice in whole days', async () => {
      // The client adds defaults for missing fields, so the raw response is read.
      const answer: unknown = await (await send('GET', contract[call].path)).json()
      must(is(answer, Notice), 'it is not an object, or carenceDays is not a whole number')
    })
  await check(
    'organizationBookingSettings',
    'returns a notice in whole days and the time of the shift change',
    async () => {
      const { carenceDays, shiftChangeTime } = await api.organizationBookingSettings({
        query: { organizationId, processType: 'MAINTENANCE' },
      })
      must(carenceDays === null || (Number.isInteger(carenceDays) && carenceDays >= 0), `carenceDays is ${carenceDays}`)
      must(
        shiftChangeTime === null || /^\d{2}:\d{2}(?::\d{2})?$/.test(shiftChangeTime),
        'shiftChangeTime is not a time',
      )
    },
  )
  await check('infoTextSettings', 'returns each code once', async () => {
    const codes = (await api.infoTextSettings({ query: { organizationId } })).map(({ code }) => code)
    must(new Set(codes).size === codes.length, 'a code occurs twice')
  })
  await check('servicelaneSettings', 'returns the settings of the express lane', async () => {
    await api.servicelaneSettings({ query: { organizationId } })
  })
  await check('moduleSetting', 'returns null for an unknown setting', async () => {
    const { value } = await api.moduleSetting({ query: { module: 'NO_SUCH_MODULE', setting: 'NO_SUCH_SETTING' } })
    must(value === null, `it is '${value}'`)
  })
  await check('redirectSettings', 'returns only relative or https URLs', async () => {
    const redirects = await api.redirectSettings()
    must(
      redirects.every(({ url }) => /^(?:\/(?!\/)|https:\/\/)/.test(url)),
      'a URL is neither',
    )
  })
}
