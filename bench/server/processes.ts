import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../scripts/tools/free-port'
import { root, typescript } from '../../scripts/tools/run'

const START_MS = 120_000
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a process on a free port. Resolves to the port once the path responds. */
async function start(script: string, args: (port: number) => readonly string[], env: object, path: string) {
  const port = await freePort()
  const [node = '', ...tsx] = typescript(script)
  const child = spawn(node, [...tsx, ...args(port)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  for (const deadline = Date.now() + START_MS; ;) {
    if (await answers(port, path)) return port
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${script} did not start`)
    await setTimeout(100)
  }
}

const answers = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  )

export const startServer = (env: Readonly<Record<string, string>>, script = 'server/main.ts'): Promise<number> =>
  start(
    script,
    () => [],
    { SANDBOX_PORT: 'off', CLOCK: '2026-11-23T08:00', THROTTLE: '0', MAILS_PER_HOUR: '0', ...env },
    '/ready',
  )

/** Starts a bare server that serves the value of a JSON file. */
export const startBare = (file: string): Promise<number> =>
  start('bench/server/bare.ts', (port) => [String(port), file], {}, '/')

export function stopAll(): void {
  for (const child of running) child.kill('SIGKILL')
}
