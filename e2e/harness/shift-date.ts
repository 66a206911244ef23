/**
 * Sets the page's clock `aheadMs` ahead of the real one. Runs in the page before its own scripts. Replaces only Date:
 * Playwright's clock also replaces the timers, and an error thrown in one would no longer be an uncaught error.
 */
export function shiftDate(aheadMs: number): void {
  const Real = Date
  const now = (): number => Real.now() + aheadMs
  globalThis.Date = new Proxy(Real, {
    construct: (_, given: readonly unknown[], target): Date =>
      Reflect.construct(Real, given.length === 0 ? [now()] : given, target),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
