import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { isEmail } from '#shared/text/email'
import { UsageError, type Ask } from './desk'

export interface PersonOptions {
  readonly register?: string | undefined
  readonly email?: string | undefined
  readonly 'with-future': boolean
  readonly yes: boolean
}

/** Exports or erases one person's data. Asks before erasing, unless `--yes` is given. Resolves to the exit code. */
export async function personCommand(command: 'export' | 'erase', options: PersonOptions, ask: Ask): Promise<number> {
  const { register: registerNumber = '', email = '', yes } = options
  if (registerNumber.trim() === '') throw new UsageError('--register must be a register number')
  if (!isEmail(email.trim())) throw new UsageError('--email must be an e-mail address')
  const person = { registerNumber, email }
  if (command === 'export') return ask({ command: 'person export', ...person })
  if (!yes && !process.stdin.isTTY) throw new UsageError('add --yes, because there is no terminal to ask on')
  const erase = { command: 'person erase', ...person, withComing: options['with-future'] } as const
  if (!yes) {
    const exit = await ask({ ...erase, dryRun: true })
    if (exit !== 0 || !(await isMeant())) return 1
  }
  return ask({ ...erase, dryRun: false })
}

async function isMeant(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question('Poistetaanko lopullisesti? (kyllä/ei) '), closed])
  terminal.close()
  return answer.trim().toLowerCase() === 'kyllä'
}
