// Writes docs/openapi.json, the contract as an OpenAPI 3.1 document, from shared/api/contract, server/openapi and the fields
// that the application reads.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsRead } from './openapi/fields-read'
import { screensOfFields } from './openapi/screens-of-fields'
import { root, say } from './tools/run'

const screens = screensOfFields(fieldsRead())
writeFileSync(join(root, 'server/openapi/screens-of-fields.json'), `${JSON.stringify(screens, null, 2)}\n`)
// Imports what was just written.
const { openApiDocument, openApiText } = await import('#server/app/openapi-document')
writeFileSync(join(root, 'docs/openapi.json'), openApiText())
const { paths, components } = openApiDocument()
const calls = Object.values(paths).reduce((sum, item) => sum + Object.keys(item).length, 0)
say(
  `docs/openapi.json: ${calls} calls, ${Object.keys(components.schemas).length} schemas, ${Object.keys(screens).length} fields with their screens`,
)
