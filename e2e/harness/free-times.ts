import type { Page } from '@playwright/test'
import type { FreeDay } from '#shared/api/nouns/free-days'

/** A day with `count` free times of an hour from 7.00 on, `apart` minutes from each other; none: booked as a whole. */
export const dayWith = (date: string, count: number, apart = 30): FreeDay => ({
  date,
  calendarSlots: Array.from({ length: count }, (_, index) => ({
    startTime: `${date}T${timeOf(420 + apart * index)}`,
    endTime: `${date}T${timeOf(480 + apart * index)}`,
  })),
  exactTimesAvailable: count > 0,
  onlyDayTimesAvailable: count === 0,
})

/** 'HH:mm:00' of minutes since midnight. */
const timeOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 19)

/** The free times of the mornings, in the server's stead. */
export class Mornings {
  /** The months that have been asked for, 'YYYY-MM', in their order. */
  readonly asked: string[] = []
  /** Answered with instead of days. */
  status = 200
  private gate: Promise<void> = Promise.resolve()

  private constructor(public days: readonly FreeDay[]) {}

  static async offer(page: Page, ...days: readonly FreeDay[]): Promise<Mornings> {
    const mornings = new Mornings(days)
    await page.route(/\/free-times\/morning\?/, async (route) => {
      const { searchParams } = new URL(route.request().url())
      const [start, end] = [searchParams.get('start') ?? '', searchParams.get('end') ?? '']
      mornings.asked.push(start.slice(0, 7))
      await mornings.gate
      const { days, status } = mornings
      const answer =
        status === 200
          ? { json: days.filter(({ date }) => start <= date && date <= end) }
          : { status, json: { code: 'TEST', message: 'made to fail' } }
      // What the page has given up meanwhile has nobody left to go to.
      await route.fulfill(answer).catch(() => {})
    })
    return mornings
  }

  /** Keeps the calls that come from now on waiting until the returned function is called. */
  hold(): () => void {
    let open = (): void => {}
    this.gate = new Promise((resolve) => (open = resolve))
    return open
  }
}
