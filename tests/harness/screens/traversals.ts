import { vi } from 'vitest'

/** Longest time in milliseconds that jsdom takes for a traversal of its history. One beyond its end tells nothing. */
const AT_MOST_MS = 200

let running = 0

/**
 * Follows each `go`, `back` and `forward`. A browser carries them out later, so that one of a test that has ended would
 * move the page of the next test.
 */
export function followTraversals(): void {
  const { go, back, forward } = History.prototype
  // Files of one worker may share a window.
  if (go.name === 'went') return
  History.prototype.go = function went(this: History, delta?: number) {
    running++
    go.call(this, delta)
  }
  History.prototype.back = function wentBack(this: History) {
    running++
    back.call(this)
  }
  History.prototype.forward = function wentForward(this: History) {
    running++
    forward.call(this)
  }
  window.addEventListener('popstate', () => (running = 0))
}

/** Waits until the page rests where the last traversal leads. */
export async function traversalsEnd(): Promise<void> {
  await vi.waitUntil(() => running === 0, { timeout: AT_MOST_MS, interval: 5 }).catch(() => {})
  running = 0
}
