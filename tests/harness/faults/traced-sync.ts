// Preloaded into a server process: appends to the file TRACED_SYNC the name of each file that reaches the disk.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const trace = process.env['TRACED_SYNC'] ?? ''
const names = new Map<number, string>()
const { openSync, fsyncSync } = fs

function openNamed(this: unknown, path: fs.PathLike, ...rest: unknown[]): number {
  const descriptor = Number(Reflect.apply(openSync, this, [path, ...rest]))
  names.set(descriptor, String(path))
  return descriptor
}

function syncTraced(descriptor: number): void {
  fsyncSync(descriptor)
  fs.appendFileSync(trace, `${names.get(descriptor) ?? ''}\n`)
}

Object.assign(fs, { openSync: openNamed, fsyncSync: syncTraced })
syncBuiltinESMExports()
