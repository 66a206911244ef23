/**
 * Makes each call of the screens fail in each possible way. The page stays usable, shows the text of the failure table,
 * keeps input and focus, and succeeds on retry. `npm run proof -- fault-matrix` runs all cases.
 */
import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '#entities/notification'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { callsOf, SCREENS } from '../../scripts/conformance/screens'
import { isWholeProof } from '../harness/proof-size'
import type { OpenedApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { FAULTS, type CallName, type Fault } from './fault-kinds'
import { SCENES } from './fault-scenes'
import type { Scene } from './scenes/scene'

// A chain with every extension, because each call that a screen makes has a scene.
const shop = openShop(undefined, everyExtension)
beforeEach(async () => {
  // Frees the time that the previous case reserved, and ends its wish.
  for (const table of ['earlier_offer', 'earlier_wish', 'freed_time', 'reservation', 'locker_reservation'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})
afterEach(() => void vi.unstubAllGlobals())

const calls = [...new Set(SCREENS.flatMap(({ folder }) => Array.from(callsOf(folder))))].toSorted()

it('every call that a screen makes has a scene', () => {
  expect(calls.filter((call) => !SCENES[call])).toEqual([])
})

/** Waits until the condition holds. */
function must(holds: () => boolean, what: string): Promise<void> {
  return waitFor(
    () => {
      if (!holds()) throw new Error(`${what}, in:\n${document.body.textContent}`)
    },
    // Keeps this error's text, because the DOM dump that Testing Library appends is less useful.
    { onTimeout: (error) => error },
  )
}
const flat = (one: Element): string => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
/** Whether an element outside the notifications has the text. */
const shows = (words: string | RegExp): boolean =>
  [...document.querySelectorAll('main *, dialog *')].some((one) =>
    typeof words === 'string' ? flat(one).includes(words) : words.test(flat(one)),
  )
/** Whether exactly one notification has the text, however many calls failed. */
const notified = (text: string): boolean =>
  [...document.querySelectorAll('[data-toast]')].filter((one) => flat(one).includes(text)).length === 1

const stands = (): boolean =>
  screen.getByRole('main').textContent !== '' &&
  screen.getAllByRole('heading', { level: 1 }).length === 1 &&
  !shows('Jokin meni pieleen')
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
  const { text, shownAt } = failureOf(error)
  const { isOptional }: Endpoint = contract[call]
  const isQuiet = scene.isHandled ?? isOptional === true
  // A refused initSession ends no session, because none exists yet.
  const isEnd = shownAt === 'start' && call !== 'initSession'
  const isReset = isEnd && !scene.staysAtEnd
  // If the fault already ended the session while opening, the act cannot be done.
  let hadFocus = document.activeElement !== document.body
  const take = (): void => void (hadFocus = true)
  document.addEventListener('focusin', take)
  if (!(isReset && isFromStart)) await act?.(opened.user)
  document.removeEventListener('focusin', take)

  const own = typeof scene.words === 'function' ? scene.words(fault) : scene.words
  const words = isReset || own === undefined ? text : own
  // null: any response is acceptable, because the page uses nothing of it.
  const hasFailed = error !== null
  const notice = (isEnd ? undefined : scene.notice?.(fault)) ?? text
  if (hasFailed && ((shownAt === 'page' && !isQuiet) || isEnd))
    await must(() => notified(notice), `a notification «${notice}»`)
  if (isReset) await must(isAtStart, 'the start of the booking')
  // The booking had been read before, so its plate is prefilled.
  if (isReset && act && !isFromStart) await must(hasPlate, 'the register number is filled in')
  if ((hasFailed || scene.isNo) && words !== null) {
    await must(() => shows(words), `the page says «${words}»`)
    await must(() => document.activeElement !== document.body || !hadFocus, 'the focus is somewhere')
    if (!isReset) await kept?.()
    end()
    if (!isReset) await (retry ? retry(opened.user) : tryAgain(opened))
  }
  if (!isReset) await done()
  await must(stands, 'the page stands')
  if (isQuiet && !isEnd) await must(() => !notified(text), 'no notification, because the page handles the failure')
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
/** A few cases that cover each `shownAt` and each kind of fault. All cases take minutes. */
const SAMPLE = new Set([
  'searchVehicle, HTTP 500',
  'setActiveOrganization, timeout',
  'services, a wrong shape',
  'toyotaRecalls, HTTP 404',
  'moduleSetting, HTTP 404',
  'reserveTime, HTTP 412',
  'saveBooking, connection lost',
  'sendEditRequest, HTTP 429',
  'takeEarlierTime, connection lost',
  'openServiceTicket, HTTP 404',
  'markServiceTicketDone, connection lost',
])

describe('NO-02 NO-03 WZ-12 API-05 a failing call', () => {
  const chosen = isWholeProof ? cases : cases.filter((one) => SAMPLE.has(nameOf(one)))
  it.each(chosen.map((one) => [nameOf(one), one] as const))('%s', (_, one) =>
    expect(play(one)).resolves.toBeUndefined(),
  )
})
