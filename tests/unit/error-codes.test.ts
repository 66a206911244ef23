/** Compares the error codes in the server's sources with those of the published document. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openApiText } from '#server/app/openapi-document'

const server = fileURLToPath(new URL('../../server', import.meta.url))
const sources = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /^(?!.*\.test\.).*\.ts$/.test(entry.name) && !entry.parentPath.includes('openapi'),
  )
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')

/** Codes in the document's example error responses. */
const documented = new Set([...openApiText().matchAll(/"code": "([A-Z][A-Z_]+)"/g)].map(([, code = '']) => code))
/** Codes of requests that match no call, and of the desk's commands. */
const OF_NO_CALL = new Set(['METHOD_NOT_ALLOWED', 'UNKNOWN_PATH', 'BROKEN_OFF', 'BOOKED_PRODUCT'])

it('API-01 documents each code that the server refuses with', () => {
  const refusals = /\b(?:badRequest|conflict|new Refusal)\(\s*(?:\d+,\s*)?'(\w+)'/g
  const used = new Set([...sources.matchAll(refusals)].map(([, code = '']) => code))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((code) => !documented.has(code) && !OF_NO_CALL.has(code))).toEqual([])
})

it('API-01 documents no code that the server does not use', () => {
  expect([...documented].filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})
