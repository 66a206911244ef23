import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HEADERS } from '#server/http/headers/response-headers'

it('docs/hosting.md has the table of response headers', () => {
  const text = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` +\| [^|]+ \| `([^`]+)` +\| `([^`]+)` +\|$/gm)].map(
    ([, kind = '', cache = '', referrer = '']) => [kind, cache, referrer],
  )
  expect(rows).toEqual(
    Object.entries(HEADERS).map(([kind, row]) => [kind, row['Cache-Control'], row['Referrer-Policy']]),
  )
  for (const name of ['Cross-Origin-Resource-Policy', 'Cross-Origin-Opener-Policy']) {
    const [, kinds = ''] = new RegExp(`^- \`${name}: same-origin\`: (.*)\\.$`, 'm').exec(text) ?? []
    const having = Object.entries(HEADERS).flatMap(([kind, row]) =>
      new Headers(row).get(name) === 'same-origin' ? [`\`${kind}\``] : [],
    )
    expect(kinds).toBe(having.join(', '))
  }
})
