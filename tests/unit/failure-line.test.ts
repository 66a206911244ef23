import { expect, it } from 'vitest'
import { failureLine } from '../../scripts/tools/reporters/failure-line'

it('prints what was expected and received behind the first line of an error', () => {
  const message = [
    'Error: expect(locator).toHaveText(expected) failed',
    '',
    'Locator: getByRole("alert")',
    'Expected: "Etukoodi ei kelpaa"',
    'Received: "Jatka"',
    'Timeout: 5000ms',
  ].join('\n')
  expect(failureLine('a.spec.ts:3 SV-11 refuses a code', message)).toBe(
    '\nFAILED TEST  a.spec.ts:3 SV-11 refuses a code: Error: expect(locator).toHaveText(expected) failed · Expected: "Etukoodi ei kelpaa" · Received: "Jatka"\n',
  )
})
