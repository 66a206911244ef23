// @ts-check
// Bundles the server and the operator's commands into dist-server/, unless it is up to date. JavaScript, because every
// start asks, and loading tsx takes as long as starting the server (docs/decisions/034-server-in-one-file.md).
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.js'
import { outsideFingerprint } from './outside/modules.js'

const root = join(import.meta.dirname, '..')
export const serverBundle = join(root, 'dist-server')

/** One file each in dist-server, by its name. `main` starts the server on an SPA that is already built. */
export const programs = {
  main: './server/main.ts',
  start: './scripts/start.ts',
  bookings: './scripts/bookings.ts',
  chain: './scripts/chain.ts',
  doctor: './scripts/doctor.ts',
  webhooks: './scripts/webhooks.ts',
}
/** Directories of `server` that the server reads at run time. */
const copied = ['platform/database/migrations']
const sources = ['server', 'shared', 'scripts', 'build', 'package.json', 'package-lock.json']

/** @throws Error that names the position in the source that cannot be built */
export const ensureServerBundle = () => ensureBundle(serverBundle, programs)

/**
 * Bundles programs that contain the server into a directory beside `server`, unless it is up to date.
 * @param {string} directory full path
 * @param {Record<string, string>} entryPoints files by the name of their bundle
 * @param {readonly string[]} more what else they are made of
 * @throws Error that names the position in the source that cannot be built
 */
export async function ensureBundle(directory, entryPoints, more = []) {
  const stamp = join(directory, '.stamp')
  const current = fingerprint([...sources, ...more], outsideFingerprint())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  // Written apart, so that a build that was cut short leaves no bundle.
  const unfinished = `${directory}.${process.pid}`
  // In a process of its own, so that the server keeps neither the bundler's memory nor its settings.
  const command = [join(import.meta.dirname, 'bundle-server.js'), unfinished, JSON.stringify(entryPoints)]
  const { status, signal, stderr, error } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(stderr.trim() || `The bundler was ended by ${signal}`)
  for (const folder of copied)
    cpSync(join(root, 'server', folder), join(unfinished, folder), {
      recursive: true,
      // Only `drizzle-kit generate` reads a snapshot.
      filter: (path) => !path.endsWith('_snapshot.json'),
    })
  writeFileSync(join(unfinished, '.stamp'), current)
  try {
    rmSync(directory, { recursive: true, force: true })
    renameSync(unfinished, directory)
  } catch (error) {
    // Another process has bundled the same in the meantime.
    rmSync(unfinished, { recursive: true, force: true })
    if (readFileSync(stamp, 'utf8') !== current) throw error
  }
}
