import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/**
 * Reads a proposal of extra work, with the pictures that it names: files beside it. The server validates the rest.
 * @throws Error if the file is not JSON or a picture cannot be read
 */
export function proposalText(file: string): string {
  const withPicture = (key: string, value: unknown): unknown =>
    key === 'picture' && typeof value === 'string' ? pictureOf(value, dirname(file)) : value
  return JSON.stringify(JSON.parse(readFileSync(file, 'utf8'), withPicture))
}

/** Returns a picture as a `data:` address. An address of the site stays. */
function pictureOf(name: string, folder: string): string {
  if (/^(?:\/|data:)/.test(name)) return name
  const type = TYPES[extname(name).toLowerCase()]
  if (type === undefined) throw new Error(`${name} is no picture: use ${Object.keys(TYPES).join(', ')}`)
  return `data:${type};base64,${readFileSync(resolve(folder, name)).toString('base64')}`
}
