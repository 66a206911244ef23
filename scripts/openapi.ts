// Writes docs/openapi.json, the contract as an OpenAPI 3.1 document, from shared/api/contract and server/openapi.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument, openApiText } from '#server/app/openapi-document'
import { root, say } from './tools/run'

writeFileSync(join(root, 'docs/openapi.json'), openApiText())
const { paths, components } = openApiDocument()
const calls = Object.values(paths).reduce((sum, item) => sum + Object.keys(item).length, 0)
say(`docs/openapi.json: ${calls} calls, ${Object.keys(components.schemas).length} schemas`)
