/**
 * Slips in the code of a store: errors that JavaScript itself throws, such as a read of undefined. A failed call is none,
 * and has an error class of its own.
 */
type Report = (error: unknown) => void

const SLIPS = [TypeError, ReferenceError, RangeError, SyntaxError] as const

const toConsole: Report = (error) => {
  // oxlint-disable-next-line no-console -- a developer has to see it
  console.error(error)
}
let report = toConsole

/** Sets what is done about a slip besides the console. */
export function onSlip(further: Report): void {
  report = (error) => {
    toConsole(error)
    further(error)
  }
}

/** Reports an error if it is a slip. The caller goes on as with any failure, so that the visitor keeps a way on. */
export function reportSlip(error: unknown): void {
  if (SLIPS.some((slip) => error instanceof slip)) report(error)
}
