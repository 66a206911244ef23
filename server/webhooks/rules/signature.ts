import { createHmac } from 'node:crypto'

/** What one attempt sends. */
export interface SignedContent {
  /** Identifies the event, the same at every attempt. */
  readonly id: string
  /** Unix seconds of the attempt. */
  readonly timestamp: number
  readonly body: string
}

/** Returns the headers of the Standard Webhooks specification, with a signature for each secret. */
export const signedHeaders = ({ id, timestamp, body }: SignedContent, secrets: readonly Buffer[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' '),
})
