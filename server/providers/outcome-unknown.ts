/**
 * No answer came from a provider that says what has happened, because it is down, slow or broken. It may have done what
 * it was asked for, so a caller asks it for the state before it tries again.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}
