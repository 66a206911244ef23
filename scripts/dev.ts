// Starts the SPA with hot reload on PORT and the server in watch mode on PORT + 1. If one ends, the other is stopped.
import { complain, isEnding, onInterrupt, run } from './tools/run'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)
const api = String(port + 1)

onInterrupt()
const spa = { HOST: host, PORT: String(port), API_SERVER: `http://127.0.0.1:${api}` }
const ended = await Promise.race([
  run(['tsx', 'watch', '--clear-screen=false', 'server/main.ts'], {
    env: { HOST: '127.0.0.1', PORT: api, SPA_PORT: String(port), DESK_NETWORKS: '127.0.0.0/8' },
    live: true,
  }).then(({ code }) => ({ what: 'The server', code })),
  run(['rsbuild', 'dev'], { env: spa, live: true }).then(({ code }) => ({ what: 'The dev server', code })),
])
if (!isEnding()) {
  complain(`${ended.what} ended with code ${ended.code}.`)
  // Stops the other one through the handler of onInterrupt, as Ctrl-C does.
  process.kill(process.pid, 'SIGTERM')
}
