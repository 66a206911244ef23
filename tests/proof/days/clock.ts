/** The clock of a simulated day. The built-in database reads `Date` too, so that both clocks agree. */
import { vi } from 'vitest'

/** A Monday at seven in Helsinki. */
const MORNING = Date.parse('2026-11-23T05:00:00Z')

/** Replaces the clock and every timer. A replaced timer never fires: the seed decides when a call is given up. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  vi.setSystemTime(MORNING)
}

export const restoreClock = (): void => {
  vi.useRealTimers()
  vi.restoreAllMocks()
}

export const passTime = (ms: number): void => void vi.setSystemTime(Date.now() + ms)
