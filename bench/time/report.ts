import { say } from '../../scripts/tools/run'
import type { Held } from './held'
import type { Times } from './rounds'
import type { Screen } from './screens'
import type { Shift } from './shifts'
import type { Took } from './stopwatch'

/** Maximum ratio of our thread time to react-day-picker's, in the same run. */
const MOST_TIMES: Readonly<Record<keyof Times, number>> = { chosen: 0.75, paged: 0.85 }
const NAMES: Readonly<Record<keyof Times, string>> = {
  chosen: 'from a day to its times painted',
  paged: 'from the press to the month painted',
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

const mediansOf = (presses: readonly Took[]): Took => ({
  clock: median(presses.map(({ clock }) => clock)),
  thread: median(presses.map(({ thread }) => thread)),
})

/** Tolerates text changes within a centred line, which shift it by a few hundred-thousandths. */
const STILL = 0.0005

const verdict = (isWithin: boolean, isGated = true): string =>
  isWithin ? '' : isGated ? '  TOO MUCH' : '  over (not gated)'

/**
 * Prints the medians of both calendars. Returns true if they are within the bars. Compares CPU time of the thread,
 * which load on the machine does not change.
 */
export function reportTimes({ width, isGated }: Screen, ours: Times, theirs: Times): boolean {
  const within = (['chosen', 'paged'] as const).map((act) => {
    const [our, their] = [mediansOf(ours[act]), mediansOf(theirs[act])]
    const ratio = our.thread / their.thread
    const isWithin = ratio <= MOST_TIMES[act]
    say(`${named(width)}${NAMES[act]}: ${ratio.toFixed(2)} times, of ${MOST_TIMES[act]}${verdict(isWithin, isGated)}`)
    for (const [who, { thread, clock }] of [
      ['ours', our],
      ['react-day-picker', their],
    ] as const)
      say(
        `${''.padEnd(11)}${who.padEnd(18)}${thread.toFixed(0).padStart(5)} ms of its thread,${clock.toFixed(0).padStart(5)} ms by the clock`,
      )
    return isWithin || !isGated
  })
  return within.every(Boolean)
}

/**
 * Prints the result of paging without responses. Returns true if every month appeared and the first had its free days.
 */
export function reportHeld({ width }: Screen, { pressed, shown, isKnown }: Held): boolean {
  const isWithin = shown === pressed && isKnown
  const known = isKnown ? 'with the free days of the first' : 'without the free days of the first'
  say(`${named(width)}no call answered: ${shown} of ${pressed} months shown, ${known}${verdict(isWithin)}`)
  return isWithin
}

/** Prints the layout shifts. Returns true if no gated one occurred. */
export function reportShifts({ width }: Screen, shifts: readonly Shift[]): boolean {
  for (const { loading, score, moved, isGated } of shifts) {
    const what = `layout shift while loading ${loading}`
    say(`${named(width)}${what.padEnd(62)}${score.toFixed(4)}${verdict(score < STILL, isGated)}`)
    if (score >= STILL) for (const one of moved) say(`${''.padEnd(11)}${one}`)
  }
  return shifts.every(({ score, isGated }) => score < STILL || !isGated)
}

const named = (width: number): string => `${width} px`.padEnd(9)
