/** A bare node:http server as a process: it makes JSON of the same value anew for each request, and does nothing else. */
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
