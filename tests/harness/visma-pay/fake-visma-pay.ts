/** A Visma Pay on a local port, which answers as its documentation says, or badly on request. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { VismaPayConfig } from '#server/visma-pay/config'
import { answerCall } from './answers'
import { KEYS, signedAddress, type FakePayment, type Outcome } from './payments'
import { answerPage, TOKEN_PATH } from './page'

/** 'lost' does what was asked and cuts the connection. */
export type Fault = 'down' | 'garbled' | 'maintenance' | 'refused' | 'odd' | 'silence' | 'lost'

export interface FakeVismaPay {
  readonly config: VismaPayConfig
  readonly payments: Map<string, FakePayment>
  /** Names of the calls that were received, in order. */
  readonly calls: string[]
  /** Faults of the next calls by name, each used once. */
  readonly faults: Map<string, Fault[]>
  /** Ends a payment on its page. Returns the address that the browser is sent to. */
  readonly press: (orderNumber: string, outcome: Outcome) => string
  /** Address that Visma Pay opens to tell of a payment. */
  readonly notice: (orderNumber: string) => string
  readonly close: () => Promise<void>
}

const PREFIX = '/pbwapi'

/** Listens on a free local port. */
export async function startVismaPay(): Promise<FakeVismaPay> {
  const payments = new Map<string, FakePayment>()
  const [calls, faults]: [string[], Map<string, Fault[]>] = [[], new Map()]
  const find = (orderNumber: string): FakePayment => {
    const payment = payments.get(orderNumber)
    if (!payment) throw new Error(`no payment ${orderNumber}`)
    return payment
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (data: string) => (body += data))
    request.once('end', () => {
      const path = (request.url ?? '').slice(PREFIX.length)
      if (path.startsWith(TOKEN_PATH)) {
        answerPage(path, request.method === 'POST' ? body : null, payments, response)
        return
      }
      const name = path.slice(1)
      calls.push(name)
      const fault = faults.get(name)?.shift()
      if (fault && fault !== 'lost') fail(response, fault)
      else {
        const answer = answerCall(name, JSON.parse(body), payments)
        if (fault === 'lost') response.destroy()
        else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    config: { ...KEYS, address: `http://127.0.0.1:${port}${PREFIX}` },
    payments,
    calls,
    faults,
    press: (orderNumber, outcome) => {
      const payment = find(orderNumber)
      payment.outcome = outcome
      return signedAddress(payment.returnUrl, payment)
    },
    notice: (orderNumber) => {
      const payment = find(orderNumber)
      return signedAddress(payment.notifyUrl, payment)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function fail(response: ServerResponse, fault: Exclude<Fault, 'lost'>): void {
  if (fault === 'down') response.writeHead(503).end('busy')
  if (fault === 'garbled') response.writeHead(200).end('<html>')
  if (fault === 'odd') response.writeHead(200).end('{"result":0,"payment":{"amount":"much"},"settled":"yes"}')
  if (fault === 'refused') response.writeHead(200).end('{"result":1,"errors":["Not now."]}')
  if (fault === 'maintenance') response.writeHead(200).end('{"result":10}')
}
