/** A system that receives events over HTTP, as another company's would. */
import { once } from 'node:events'
import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '#server/webhooks/webhook-config'

export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly endpoint: Endpoint
  readonly received: ReceivedEvent[]
  /** Answers from now on: a status with headers, or no answer at all. */
  answer: { status: number; headers?: Record<string, string> } | 'silence'
  readonly close: () => Promise<void>
}

/** Listens on a free local port. */
export async function startReceiver(name = 'main'): Promise<Receiver> {
  const received: ReceivedEvent[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (data: string) => (body += data))
    request.once('end', () => {
      received.push({ headers: request.headers, body })
      const { answer } = receiver
      if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end('ignored')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const receiver: Receiver = {
    endpoint: { name, url: `http://127.0.0.1:${port}/in?from=us`, secrets: [randomBytes(32)] },
    received,
    answer: { status: 204 },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

/** Verifies an event as the Standard Webhooks specification tells a receiver to, with one of its secrets. */
export function isSigned({ headers, body }: ReceivedEvent, secret: Buffer): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
