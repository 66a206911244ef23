import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Folder = () => Promise<string>

interface PageFile {
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

const ownFolder: Folder = async () => join(dirname(fileURLToPath(import.meta.url)), 'page')
const swaggerFolder: Folder = async () => (await import('swagger-ui-dist/absolute-path.js')).default()

/** All that the page is made of, with its types; no other file can be asked for. */
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
 * A file of the page, read anew; null where there is none of this name.
 * @param swagger where Swagger UI is; where it is not installed this rejects, and its files are not there.
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
