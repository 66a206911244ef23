import type { Page } from '@playwright/test'
import type { FreeDay } from '#shared/api/nouns/free-days'

/**
 * Creates a day with `count` free times of one hour from 7.00 on, `apart` minutes from each other. A count of 0 creates
 * a day that is booked as a whole.
 */
export const dayWith = (date: string, count: number, apart = 30): FreeDay => ({
  date,
  calendarSlots: Array.from({ length: count }, (_, index) => ({
    startTime: `${date}T${timeOf(420 + apart * index)}`,
    endTime: `${date}T${timeOf(480 + apart * index)}`,
  })),
  exactTimesAvailable: count > 0,
  onlyDayTimesAvailable: count === 0,
})

/** Formats minutes since midnight as 'HH:mm:00'. */
const timeOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 19)

/** Mock of the free times of the mornings. */
export class Mornings {
  /** The requested months, 'YYYY-MM', in the order of the requests. */
  readonly requested: string[] = []
  /** HTTP status of the responses. Any other status than 200 responds with an error instead of days. */
  status = 200
  private gate: Promise<void> = Promise.resolve()

  private constructor(public days: readonly FreeDay[]) {}

  static async answer(page: Page, ...days: readonly FreeDay[]): Promise<Mornings> {
    const mornings = new Mornings(days)
    await page.route(/\/free-times\/morning\?/, async (route) => {
      const { searchParams } = new URL(route.request().url())
      const [start, end] = [searchParams.get('start') ?? '', searchParams.get('end') ?? '']
      mornings.requested.push(start.slice(0, 7))
      await mornings.gate
      const { days, status } = mornings
      const response =
        status === 200
          ? { json: days.filter(({ date }) => start <= date && date <= end) }
          : { status, json: { code: 'TEST', message: 'made to fail' } }
      // Fulfilling fails for a request that the page has aborted meanwhile.
      await route.fulfill(response).catch(() => {})
    })
    return mornings
  }

  /** Delays the responses to requests from now on until the returned function is called. */
  hold(): () => void {
    let open = (): void => {}
    this.gate = new Promise((resolve) => (open = resolve))
    return open
  }
}
