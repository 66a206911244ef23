import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiText } from '#server/app/openapi-document'
import { root } from '../tools/run'

/** Writes the document of a server with default settings to docs/openapi.json, which a release contains and git ignores. */
export function writeDocument(): void {
  // The build of a container image has no docs.
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/openapi.json'), openApiText())
}
