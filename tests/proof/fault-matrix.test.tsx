/**
 * Each call that a screen makes, failing in each way that a call can fail: the page stands, says so in the words of the table
 * of failures, keeps what was typed and the focus, and trying again works. Whole by `npm run proof -- fault-matrix`.
 */
import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '#entities/notification'
import { SCREENS } from '../../scripts/conformance/screens'
import { isWholeProof } from '../harness/proof-size'
import type { OpenedApp } from '../harness/render-app'
import { openShop } from '../harness/shop'
import { FAULTS, type CallName, type Fault } from './fault-kinds'
import { SCENES } from './fault-scenes'
import type { Scene } from './scenes/scene'

const shop = openShop()
beforeEach(async () => {
  // The case before has taken a time; there are only so many.
  for (const table of ['reservation', 'locker_reservation'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})
afterEach(() => void vi.unstubAllGlobals())

const calls = [...new Set(SCREENS.flatMap(({ calls: made }) => made))].toSorted()

it('every call that a screen makes has its scene', () => {
  expect(calls.filter((call) => !SCENES[call])).toEqual([])
})

/** What has to hold, now or soon. */
function must(holds: () => boolean, what: string): Promise<void> {
  return waitFor(
    () => {
      if (!holds()) throw new Error(`${what}, in:\n${document.body.textContent}`)
    },
    // The page itself, element by element, would say less.
    { onTimeout: (error) => error },
  )
}
const flat = (one: Element): string => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
/** Words anywhere but in the notifications. */
const said = (words: string | RegExp): boolean =>
  [...document.querySelectorAll('main *, dialog *')].some((one) =>
    typeof words === 'string' ? flat(one).includes(words) : words.test(flat(one)),
  )
/** Once, however many calls have failed so. */
const notified = (text: string): boolean =>
  [...document.querySelectorAll('[aria-live] > button, [aria-live] > p')].filter((one) => flat(one).includes(text))
    .length === 1

const stands = (): boolean =>
  screen.getByRole('main').textContent !== '' &&
  screen.getAllByRole('heading', { level: 1 }).length === 1 &&
  !said('Jokin meni pieleen')
const isAtStart = (): boolean => screen.queryByRole('heading', { name: 'Ajoneuvon tiedot' }) !== null
const hasPlate = (): boolean => screen.getByLabelText<HTMLInputElement>(/^Rekisterinumero/).value !== ''

async function tryAgain({ user }: OpenedApp): Promise<void> {
  for (const button of await screen.findAllByRole('button', { name: 'Yritä uudelleen' }))
    if (button.isConnected) await user.click(button)
}

async function play({ call, scene: usual, fault }: Case): Promise<void> {
  const scene: Scene = { ...usual, ...usual.otherwise?.(fault) }
  const { open, ready, act, failsFromStart, kept, retry, done } = scene
  const isFromStart = !act || failsFromStart === true
  let end = isFromStart ? fault.begin(shop, call) : () => {}
  const opened = await open(shop)
  await ready?.(opened.user)
  if (!isFromStart) end = fault.begin(shop, call)

  const error = fault.errorOf(call)
  const { text, place } = failureOf(error)
  // An opening that is itself refused ends no session: there is none.
  const isEnd = place === 'start' && call !== 'initSession'
  const isReset = isEnd && !scene.staysAtEnd
  // Where opening has ended the session there is nothing left to do it in.
  let hadFocus = document.activeElement !== document.body
  const take = (): void => void (hadFocus = true)
  document.addEventListener('focusin', take)
  if (!(isReset && isFromStart)) await act?.(opened.user)
  document.removeEventListener('focusin', take)

  const own = typeof scene.words === 'function' ? scene.words(fault) : scene.words
  const words = isReset || own === undefined ? text : own
  // Of an answer of which nothing is used, any is good.
  const hasFailed = error !== null
  const notice = (isEnd ? undefined : scene.notice?.(fault)) ?? text
  if (hasFailed && (place === 'page' || isEnd)) await must(() => notified(notice), `a notification «${notice}»`)
  if (isReset) await must(isAtStart, 'the start of the booking')
  // Whose booking had been read by then.
  if (isReset && act && !isFromStart) await must(hasPlate, 'the register number is filled in')
  if ((hasFailed || scene.isNo) && words !== null) {
    await must(() => said(words), `the page says «${words}»`)
    await must(() => document.activeElement !== document.body || !hadFocus, 'the focus is somewhere')
    if (!isReset) await kept?.()
    end()
    if (!isReset) await (retry ? retry(opened.user) : tryAgain(opened))
  }
  if (!isReset) await done()
  await must(stands, 'the page stands')
  end()
}

interface Case {
  readonly call: CallName
  readonly scene: Scene
  readonly fault: Fault
}
const cases = calls.flatMap((call) =>
  (SCENES[call] ?? []).flatMap((scene) => FAULTS.map((fault): Case => ({ call, scene, fault }))),
)
const nameOf = ({ call, scene, fault }: Case): string => [call, scene.name, fault.name].filter(Boolean).join(', ')
/** A few that are far apart, so that each kind of place and of failure is among them; the whole takes minutes. */
const SAMPLE = new Set([
  'searchVehicle, HTTP 500',
  'setActiveOrganization, no answer in time',
  'services, a wrong shape',
  'reserveTime, HTTP 412',
  'saveBooking, a lost connection',
  'sendEditRequest, HTTP 429',
])

describe('NO-02 NO-03 WZ-12 API-05 a failing call', () => {
  const chosen = isWholeProof ? cases : cases.filter((one) => SAMPLE.has(nameOf(one)))
  it.each(chosen.map((one) => [nameOf(one), one] as const))('%s', (_, one) =>
    expect(play(one)).resolves.toBeUndefined(),
  )
})
