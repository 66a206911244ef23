/** «Session and settings»: what a session is, and what the calls say of the chain. */
import { integer, is, min, nullable, optional, type } from 'superstruct'
import { contract } from '#shared/api/contract'
import { refusedWith } from './errors'
import { must } from './findings'
import type { World } from './world'

/** Days of notice may be left out. */
const Notice = type({ carenceDays: optional(nullable(min(integer(), 0))) })

export async function checkSession(world: World): Promise<void> {
  await checkProtocol(world)
  await checkSettings(world)
}

async function checkProtocol({ facts, tokenHeader, check, stranger, visit }: World): Promise<void> {
  await check('initSession', 'a session has a process token in a header of its answer', async () => {
    const { token } = await visit()
    must(token() !== '', 'the answer had no token header')
  })
  await check('initSession', 'two sessions have two tokens', async () => {
    const [one, other] = [await visit(), await visit()]
    must(one.token() !== other.token(), 'both had the same token')
  })
  await check('initSession', 'each process type opens a session', async () => {
    for (const type of ['MAINTENANCE', 'TIRE_CHANGE', 'CANCEL_FORM'] as const) {
      must((await visit(type)).token() !== '', `${type} has no token`)
    }
  })
  await check('getBooking', 'a session that is over, or never was, is told so with 412', async () => {
    await refusedWith(stranger().api.getBooking(), 412)
    const { send } = await visit()
    const answer = await send('GET', '/get-booking/v2', { headers: { [tokenHeader]: 'gone' } })
    must(answer.status === 412, `an unknown token was answered with ${answer.status}`)
  })
  await check('saveNotes', 'a write without the XSRF header is refused', async () => {
    const { send } = await visit()
    const answer = await send('POST', '/save-notes', { body: { value: 'x' }, headers: { 'X-XSRF-TOKEN': null } })
    must(answer.status === 403, `it was answered with ${answer.status} instead of 403`)
  })
  await check('getBooking', 'answers are never kept by a cache', async () => {
    const { send } = await visit()
    const kept = (await send('GET', '/get-booking/v2')).headers.get('Cache-Control') ?? ''
    must(/no-store|no-cache|max-age=0/.test(kept), `Cache-Control is '${kept}'`)
  })
  await check('saveNotes', 'what is wrong is refused with a status of its own and an error as JSON', async () => {
    const { send } = await visit()
    const answer = await send('POST', '/save-notes', { text: '{' })
    must(answer.status === 400, `a body that is no JSON was answered with ${answer.status}`)
    const error: unknown = await answer.json()
    must(typeof error === 'object' && error !== null && 'message' in error, 'the error has no message')
  })
  await check('getBooking', 'one visitor does not see what another one has chosen', async () => {
    const [one, other] = [await visit(), await visit()]
    await one.api.searchVehicle({ body: { registerNumber: facts.plate, kilometers: 1 } })
    must((await other.api.getBooking()).vehicle === null, 'the other visitor has the vehicle')
  })
}

async function checkSettings({ facts, check, visit }: World): Promise<void> {
  const { organizationId } = facts
  const { api, send } = await visit()
  for (const call of ['settings', 'genericOnlineSettings', 'bookingSettings'] as const)
    await check(call, 'says in an object what binds the calendar', async () => {
      // The client fills in what a server leaves out, so that only the bare answer shows what was said.
      const answer: unknown = await (await send('GET', contract[call].path)).json()
      must(is(answer, Notice), 'it is no object, or its carenceDays is no whole number of days')
    })
  await check('organizationBookingSettings', 'gives a notice in whole days and a time of shift change', async () => {
    const { carenceDays, shiftChangeTime } = await api.organizationBookingSettings({
      query: { organizationId, processType: 'MAINTENANCE' },
    })
    must(Number.isInteger(carenceDays) && carenceDays >= 0, `carenceDays is ${carenceDays}`)
    must(shiftChangeTime === null || /^\d{2}:\d{2}(?::\d{2})?$/.test(shiftChangeTime), 'shiftChangeTime is no time')
  })
  await check('infoTextSettings', 'gives each code once', async () => {
    const codes = (await api.infoTextSettings({ query: { organizationId } })).map(({ code }) => code)
    must(new Set(codes).size === codes.length, 'a code comes twice')
  })
  await check('servicelaneSettings', 'says whether there is an express lane', async () => {
    await api.servicelaneSettings({ query: { organizationId } })
  })
  await check('moduleSetting', 'a setting that nobody made is null, and no error', async () => {
    const { value } = await api.moduleSetting({ query: { module: 'NO_SUCH_MODULE', setting: 'NO_SUCH_SETTING' } })
    must(value === null, `it is '${value}'`)
  })
  await check('redirectSettings', 'leads to relative or https addresses only', async () => {
    const redirects = await api.redirectSettings()
    must(
      redirects.every(({ url }) => /^(?:\/(?!\/)|https:\/\/)/.test(url)),
      'an address is neither',
    )
  })
}
