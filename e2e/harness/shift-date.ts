/**
 * Runs in the page, before its own scripts: its clock goes `aheadMs` ahead of the real one. Only Date is changed.
 * Playwright's own clock would replace the timers too, and then an error thrown in one is no longer an uncaught one.
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
