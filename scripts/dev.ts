// Starts the SPA with hot reload on PORT and the server in watch mode on PORT + 1. If one ends, the other is stopped.
// With API, the address of another server, no server is started: API=https://booking.example npm run dev
import { outsideModules } from '../build/outside/modules.js'
import { portFault } from './tools/free-port'
import { complain, isEnding, onInterrupt, run } from './tools/run'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)
const own = port + 1
const other = process.env['API']

async function fault(): Promise<string | null> {
  if (other === undefined) return (await portFault(host, port)) ?? portFault('127.0.0.1', own)
  return URL.canParse(other)
    ? portFault(host, port)
    : `API is "${other}", which is no address such as https://booking.example.`
}

// The parts of packages for the server are compiled into its bundle, which is not watched.
const program = outsideModules().some(({ server }) => server !== null)
  ? ['node', '--enable-source-maps', 'scripts/bundled.js', 'main']
  : ['tsx', 'watch', '--clear-screen=false', 'server/main.ts']

const server = async (): Promise<string> => {
  const { code } = await run(program, {
    env: { HOST: '127.0.0.1', PORT: String(own), SPA_PORT: String(port), DESK_NETWORKS: '127.0.0.0/8' },
    live: true,
  })
  return `The server ended with code ${code}.`
}

const application = async (): Promise<string> => {
  const api = other === undefined ? { API_SERVER: `http://127.0.0.1:${own}` } : { API_SERVER: other, API_IS_OTHER: '1' }
  const { code } = await run(['rsbuild', 'dev'], { env: { HOST: host, PORT: String(port), ...api }, live: true })
  return `The dev server ended with code ${code}.`
}

onInterrupt()
const wrong = await fault()
if (wrong !== null) {
  complain(wrong)
  process.exitCode = 2
} else {
  const ended = await Promise.race([application(), ...(other === undefined ? [server()] : [])])
  if (!isEnding()) {
    complain(ended)
    // Stops the other one through the handler of onInterrupt, as Ctrl-C does.
    process.kill(process.pid, 'SIGTERM')
  }
}
