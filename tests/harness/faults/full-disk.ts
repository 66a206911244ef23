// Preloaded into a server process: its disk is full as long as the file FULL_DISK exists. What the file says is full:
// 'growth' lets no file grow, 'space' reports no free space.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const flag = process.env['FULL_DISK'] ?? ''
const isFull = (what: string): boolean => fs.existsSync(flag) && fs.readFileSync(flag, 'utf8') === what

const { writeSync } = fs
const { statfs } = fs.promises

function writeUnlessFull(this: unknown, fd: number, ...rest: unknown[]): unknown {
  const [, , length, position] = rest
  const grows = Number(position) + Number(length) > fs.fstatSync(fd).size
  if (typeof position === 'number' && grows && isFull('growth'))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  return Reflect.apply(writeSync, this, [fd, ...rest])
}

async function statUnlessFull(path: string): Promise<unknown> {
  const stats = await statfs(path)
  return isFull('space') ? Object.assign(stats, { bavail: 0 }) : stats
}

Object.assign(fs, { writeSync: writeUnlessFull })
Object.assign(fs.promises, { statfs: statUnlessFull })
syncBuiltinESMExports()
