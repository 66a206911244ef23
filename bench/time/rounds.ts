import type { CDPSession } from 'playwright'
import { days, endOfMonth, isWeekend, startOfMonth, type WallDate } from '#shared/date/wall-clock'
import type { Calendar } from './calendar'
import { firstTimeOf, SLOTS_A_DAY } from './free-days'
import { CPU_SLOWDOWN } from './screens'
import { timePress, watchThread, type Took } from './stopwatch'

/** Measurements of a calendar, one per press. */
export interface Times {
  /** From selecting a day to its times. */
  readonly chosen: Took[]
  /** From 'next month' or 'previous month' to that month's days. */
  readonly paged: Took[]
}

const WARM_UPS = 2
/** Number of months paged forward before paging back. */
const LEG = 6

/** Alternates presses between the calendars at 4x CPU slowdown. Discards the warm-up rounds. */
export async function measureByTurns(
  calendars: readonly Calendar[],
  today: WallDate,
  months: number,
  rounds: number,
): Promise<readonly Times[]> {
  const operators = await Promise.all(
    calendars.map((calendar) => createOperator(calendar, startOfMonth(today), months)),
  )
  // The current month may have no free days left.
  for (const operator of operators) await operator.page(1)
  for (let round = -WARM_UPS; round < rounds; round++) {
    if (round === 0) for (const { times } of operators) times.chosen.length = times.paged.length = 0
    const by = Math.floor((round + WARM_UPS) / LEG) % 2 === 0 ? 1 : -1
    for (const operator of operators) await operator.choose(2 * (round + WARM_UPS))
    for (const operator of operators) await operator.choose(2 * (round + WARM_UPS) + 1)
    for (const operator of operators) await operator.page(by)
  }
  return operators.map(({ times }) => times)
}

/** Creates an operator of a calendar that tracks the shown month and records the duration of each press. */
async function createOperator(calendar: Calendar, first: WallDate, months: number) {
  const { page, free, dateOf } = calendar
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await watchThread(devtools)
  const times: Times = { chosen: [], paged: [] }
  let month = first
  return {
    times,
    /** Selects the `index`th day of the first shown month, wrapping around. */
    choose: async (index: number): Promise<void> => {
      const all = openDays(month, 1)
      const date = all[index % all.length] ?? month
      const shown = { kind: 'slots', first: firstTimeOf(date), count: SLOTS_A_DAY } as const
      times.chosen.push(await timePress(page, devtools, calendar.day(date), shown))
    },
    page: async (by: 1 | -1): Promise<void> => {
      month = startOfMonth(month, by)
      const count = openDays(month, months).length
      const shown = { kind: 'month', free, dateOf, month: month.slice(0, 7), count } as const
      times.paged.push(await timePress(page, devtools, by > 0 ? calendar.next : calendar.previous, shown))
    },
  }
}

/** The mock offers all days except weekends. */
const openDays = (month: WallDate, months: number): readonly WallDate[] =>
  days(month, endOfMonth(startOfMonth(month, months - 1))).filter((date) => !isWeekend(date))
