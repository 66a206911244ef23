// Writes the screens that read each field of the contract to server/openapi/screens-of-fields.json, and then
// docs/openapi.json, the contract as an OpenAPI 3.1 document, which every build writes too.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsRead } from './openapi/fields-read'
import { screensOfFields } from './openapi/screens-of-fields'
import { root, say } from './tools/run'

const screens = screensOfFields(fieldsRead())
writeFileSync(join(root, 'server/openapi/screens-of-fields.json'), `${JSON.stringify(screens, null, 2)}\n`)
// Imports what was just written.
const { openApiDocument } = await import('#server/app/openapi-document')
const { writeDocument } = await import('./openapi/write-document')
writeDocument()
const { paths, components } = openApiDocument()
const calls = Object.values(paths).reduce((sum, item) => sum + Object.keys(item).length, 0)
say(
  `docs/openapi.json: ${calls} calls, ${Object.keys(components.schemas).length} schemas, ${Object.keys(screens).length} fields with their screens`,
)
