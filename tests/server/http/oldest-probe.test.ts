/** Load balancers such as HAProxy probe with HTTP/1.0 and without Host. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { nodeListener } from '#server/http/node-listener'

const log = { info: () => undefined, error: () => undefined }

it('OP-10 /ready and /health answer HTTP/1.0 without Host, and a request of HTTP/1.1 without it is refused', async () => {
  const answer = (request: Request) => new Response(new URL(request.url).pathname)
  const listener = nodeListener(answer, { log, security: {} })
  const server = createServer((request, response) => void listener(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const ask = async (line: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${line}\r\nConnection: close\r\n\r\n`)
    let said = ''
    for await (const chunk of socket) said += String(chunk)
    return said
  }
  for (const path of ['/health', '/ready']) {
    expect(await ask(`GET ${path} HTTP/1.0`)).toMatch(new RegExp(`^HTTP/1\\.1 200 [^]*${path}$`))
    expect(await ask(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /)
  }
  server.close()
})
