import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverFolder } from '../folders'

type Folder = () => Promise<string>

interface PageFile {
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

const ownFolder: Folder = async () => join(serverFolder, 'openapi/page')
const swaggerFolder: Folder = async () => (await import('swagger-ui-dist/absolute-path.js')).default()

/** Files of the page with their types. No other file is served. */
const OWN = new Map([
  ['index.html', 'text/html; charset=UTF-8'],
  ['page.css', 'text/css; charset=UTF-8'],
  ['start.js', 'text/javascript; charset=UTF-8'],
])
const SWAGGER = new Map([
  ['swagger-ui.css', 'text/css; charset=UTF-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=UTF-8'],
  ['favicon-32x32.png', 'image/png'],
])

/**
 * Reads a file of the page at each call. Null if there is no such file.
 *
 * @param swagger Returns the directory of Swagger UI. If Swagger UI is not installed, this rejects and its files are
 * missing.
 */
export async function readPageFile(name: string, swagger: Folder = swaggerFolder): Promise<PageFile | null> {
  const type = OWN.get(name) ?? SWAGGER.get(name)
  if (type === undefined) return null
  try {
    const folder = await (OWN.has(name) ? ownFolder() : swagger())
    return { type, content: new Uint8Array(await readFile(join(folder, name))) }
  } catch {
    return null
  }
}
