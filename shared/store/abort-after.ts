/** Returns a signal for an optional call. It aborts with `signal`, or after `milliseconds`. */
export function abortAfter(milliseconds: number, signal: AbortSignal): AbortSignal {
  // AbortSignal.timeout would raise a TimeoutError, which would be reported to the visitor.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), milliseconds)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  return AbortSignal.any([signal, patience.signal])
}
