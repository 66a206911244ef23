/** A bare node:http server process that only serialises the same value for each request. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , port = '0', file = ''] = process.argv
const value: unknown = JSON.parse(readFileSync(file, 'utf8'))

createServer((request, response) => {
  request.resume()
  const body = JSON.stringify(value)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
