import { expect } from 'vitest'
import { NotStarted, startProcess } from './server-process'

/** What a server that must not start prints to stderr: one line. Throws if the server starts. */
export async function complaintOf(env: Readonly<Record<string, string>>, account = {}): Promise<string> {
  const error: unknown = await startProcess(env, account).catch((reason: unknown) => reason)
  if (!(error instanceof NotStarted)) throw new Error('the server started')
  expect(error.exitCode).toBe(1)
  expect(error.stderr).toMatch(/^[^\n]+\n$/)
  return error.stderr
}
