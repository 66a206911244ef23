/** A desktop without a monitor: the display, the message bus and the window manager that Orca needs. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, type Program } from '../../../e2e/engines/program'
import { ensureProgram } from '../../production/harness/ensure-program'

export interface Desktop {
  /** Environment of the desktop's programs. */
  readonly env: Readonly<Record<string, string>>
  /** Folder of the desktop's files, which `close` removes. */
  readonly folder: string
  /** Starts a program that `close` stops. */
  readonly start: (command: readonly string[], more?: Readonly<Record<string, string>>) => Program
  readonly close: () => Promise<void>
}

const SCREEN = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp']

/** Opens a desktop with a home folder of its own. */
export async function openDesktop(): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'ear-'))
  const runtime = join(folder, 'run')
  await mkdir(runtime, { mode: 0o700 })
  const programs: Program[] = []
  // Orca speaks the language of the page if its translations are installed.
  const env: Record<string, string> = { HOME: folder, XDG_RUNTIME_DIR: runtime, LANG: 'C.UTF-8', LANGUAGE: 'fi' }
  const start: Desktop['start'] = (command, more) => {
    const program = startProgram(command, { ...env, ...more })
    programs.unshift(program)
    return program
  }
  const [, number] = await start([await ensureProgram('Xvfb', 'xvfb'), '-displayfd', '3', ...SCREEN]).says(3, /(\d+)\n/)
  env['DISPLAY'] = `:${number}`
  // Programs that the bus starts have its environment.
  const bus = start([await ensureProgram('dbus-daemon'), '--session', '--nofork', '--print-address=1'])
  const [address] = await bus.says(1, /unix:\S+/)
  env['DBUS_SESSION_BUS_ADDRESS'] = address
  start([await ensureProgram('openbox')])
  return {
    env,
    folder,
    start,
    close: async () => {
      for (const program of programs) await program.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
