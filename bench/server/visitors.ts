/** Visitors of a running server with a filled cart, and their requests. */
import { createVisitor, type Visitor } from '../../scripts/tools/visitor'
import { CONNECTIONS, type Target } from './load'

const ROOT = '/ServiceBooking/rest'

/** Creates a visitor with a workshop and a product selected. */
export async function shoppingVisitor(port: number, organizationId = 1): Promise<Visitor> {
  const origin = `http://127.0.0.1:${port}`
  const visitor = createVisitor({ fetch, origin, root: ROOT, tokenHeader: 'X-Process-Token' })
  await visitor.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
  })
  await visitor.api.setActiveOrganization({ query: { organizationId } })
  const body = [{ productId: 101, amount: 1, provider: 'WORKSHOP' } as const]
  await visitor.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  return visitor
}

/** Creates one visitor per connection. */
export async function shoppingVisitors(port: number): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  while (visitors.length < CONNECTIONS) visitors.push(await shoppingVisitor(port))
  return visitors
}

/** Requests that rotate through paths and visitors, with the headers of a browser. */
export function target(port: number, method: string, paths: readonly string[], visitors: readonly Visitor[]): Target {
  const requests = Array.from({ length: Math.max(paths.length, visitors.length) }, (_, n) => {
    const [path, visitor] = [paths[n % paths.length], visitors[n % visitors.length]]
    return path === undefined || visitor === undefined ? [] : requestOf(port, method, path, visitor)
  })
  return { port, requests: requests.flat() }
}

function requestOf(port: number, method: string, path: string, visitor: Visitor): string {
  const headers = [
    `${method} ${ROOT}${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br',
    `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-Process-Token: ${visitor.token()}`,
    `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
    ...(method === 'GET' ? [] : ['Content-Length: 0']),
  ]
  return `${headers.join('\r\n')}\r\n\r\n`
}
