/** Port of a provider of text messages, for which a chain plugs in its own. */

export interface TextMessage {
  /** Number in E.164 format, such as '+358401234567'. */
  readonly to: string
  readonly text: string
  /** The same at every attempt, for a provider that recognises repetitions. Letters, digits and hyphens. */
  readonly reference: string
}

export interface SmsSender {
  /**
   * Sends a text message.
   *
   * @throws `SmsRefused` if the provider will never take it, or any other error if a later attempt may succeed
   */
  readonly send: (message: TextMessage, signal: AbortSignal) => Promise<void>
}

/** The provider's refusal of a message for good, for example because the number does not exist. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
}
