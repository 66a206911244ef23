import { expect, it } from 'vitest'
import { parsePolicy, refusedInline, weaknessesOf } from '#tests/harness/content-policy'

const STRICT = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

it.each([
  [STRICT, []],
  ['', ['*', 'script-src', 'object-src', 'object-src', 'base-uri', 'frame-ancestors', 'form-action']],
  [`script-src 'self' 'unsafe-inline'; ${STRICT}`, ["script-src 'unsafe-inline'"]],
  [`script-src https:; ${STRICT}`, ['script-src https:']],
  [`script-src *; ${STRICT}`, ['script-src *', 'script-src']],
  [`object-src 'self'; ${STRICT}`, ['object-src']],
  // The first of two directives counts.
  [`frame-ancestors *; ${STRICT}`, ['frame-ancestors']],
])('reading 35: finds the weaknesses of the policy %s', (policy, found) => {
  expect(weaknessesOf(parsePolicy(policy))).toEqual(found)
})

it('reading 35: finds inline code that the policy has no hash for, and attributes that no hash allows', () => {
  const page = '<style>a{}</style><script src="a.js"></script><script>1</script><p title="on=1" onclick="1" style="x">'
  expect(refusedInline(page, parsePolicy(STRICT))).toEqual([
    expect.stringMatching(/^script 'sha256-/),
    expect.stringMatching(/^style 'sha256-/),
    ' onclick',
    ' style',
  ])
  expect(refusedInline('<script type="application/json">{"a": "<p style="}</script>', parsePolicy(STRICT))).toEqual([])
})
