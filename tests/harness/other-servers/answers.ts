/** The ways in which servers say yes and no to a write with a status of success (AS-09). */
import type { BookingContract } from '#shared/api/contract'
import type { Chance } from './chance'

type Call = keyof BookingContract

const text =
  (body: string, type = 'text/plain') =>
  (): Response =>
    new Response(body, { headers: { 'Content-Type': type } })
const json = (value: unknown) => text(JSON.stringify(value), 'application/json')
const PAGE = '<!doctype html><title>Kirjaudu verkkoon</title>'

type Words = readonly [how: string, answer: () => Response]

const YES: readonly [Words, ...Words[]] = [
  ['nothing', text('')],
  ['OK', text('OK')],
  ['true', json(true)],
  ['SUCCESS', json({ responseCode: 'SUCCESS' })],
  ['success in small letters', json({ responseCode: 'success' })],
  ['success', json({ success: true })],
  ['a message alone', json({ message: 'Tallennettu' })],
  ['an unknown code', json({ status: 'ACCEPTED' })],
  ['an empty object', json({})],
  ['a number', json(48_151)],
]

const NO: readonly [Words, ...Words[]] = [
  ['FAILURE', json({ responseCode: 'FAILURE' })],
  ['failure in small letters', json({ responseCode: 'failure' })],
  ['ERROR', json({ status: 'ERROR', message: 'Ei onnistu' })],
  ['DENIED', json({ status: 'Denied' })],
  ['no success', json({ success: false })],
  ['no success as text', json({ success: 'false' })],
  ['not ok', json({ ok: false })],
  ['not valid', json({ valid: false })],
  ['a page', text(PAGE, 'text/html')],
]

/** Calls with an output that the booking does without: any success is a yes. */
const WITH_OUTPUT = new Set<Call>(['saveBooking', 'reserveTime'])

/** Returns a yes to a write of which nothing else is needed. */
export function yes(call: Call, chance: Chance): Response {
  const [how, answer] = chance.pick(`yes of ${call}`, YES)
  return chance.differ(call, `yes: ${how}`, answer())
}

/** Returns a yes of half of the servers to a write whose work shows elsewhere. */
export const yesOf = (call: Call, chance: Chance): Response | undefined =>
  WITH_OUTPUT.has(call) && chance.of(`words of ${call}`) < 0.5 ? yes(call, chance) : undefined

/** Returns a no. */
export function no(call: Call, chance: Chance): Response {
  const [how, answer] = chance.pick(`no of ${call}`, NO)
  return chance.differ(call, `no: ${how}`, answer())
}
