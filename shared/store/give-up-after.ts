/** The signal of a call that is optional: given up with `signal`, or where there is no answer after so many milliseconds. */
export function giveUpAfter(milliseconds: number, signal: AbortSignal): AbortSignal {
  // Not AbortSignal.timeout: that is a failure, of which the visitor would be told.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), milliseconds)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  return AbortSignal.any([signal, patience.signal])
}
