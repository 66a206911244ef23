import { afterEach, expect, it, vi } from 'vitest'
import { booking } from '#tests/fixtures/booking'
import { byType, isProcess, withToldProcess } from './registered'
import type { ServerProcess } from './server-process'

const repair: ServerProcess = {
  type: 'BODY_REPAIR',
  name: 'Korikorjaus',
  facts: ({ notes }) => [
    { label: 'Korjaus', text: 'etuovi' },
    { label: 'Toive', text: notes, isTyped: true },
  ],
}
const of = (...processes: readonly ServerProcess[]) =>
  byType([{ name: 'our-chain', load: () => ({ serverProcesses: processes }) }])
const written = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.restoreAllMocks())

it('PM-03 a package names its process and adds facts of its own to a booking', () => {
  expect(withToldProcess(booking({ process_type: 'BODY_REPAIR' }), of(repair))).toMatchObject({
    process_name: 'Korikorjaus',
    process_facts: [
      { label: 'Korjaus', text: 'etuovi', is_typed: false },
      { label: 'Toive', text: 'Soittakaa ennen työtä.\nKiitos!', is_typed: true },
    ],
  })
  const other = booking({ process_type: 'MAINTENANCE' })
  expect(withToldProcess(other, of(repair))).toBe(other)
})

it.each([
  ['MAINTENANCE', true],
  ['BODY_REPAIR', true],
  ['PAINTING', false],
])('PM-01 the server books for its own processes and those of packages: %s', (type, isKnown) => {
  expect(isProcess(type, of(repair))).toBe(isKnown)
})

it('PM-06 facts that throw are a line that names the process and repeats nothing of the customer, and the booking stays', () => {
  const output = written()
  const throwing = {
    ...repair,
    facts: () => {
      throw new Error('Aino Öhman')
    },
  }
  expect(withToldProcess(booking({ process_type: 'BODY_REPAIR' }), of(throwing))).toMatchObject({
    process_name: 'Korikorjaus',
    process_facts: undefined,
  })
  const line = String(output.mock.calls[0]?.[0])
  expect(line).toMatch(/^BODY_REPAIR: its facts have thrown\. Correct them in the package's server\.ts/)
  expect(line).not.toContain('Aino')
})

it('PM-06 a package without a list is left out with a line that names the export', () => {
  const output = written()
  const empty: { readonly serverProcesses: readonly ServerProcess[] } = JSON.parse('{}')
  expect(byType([{ name: 'our-chain', load: () => empty }]).size).toBe(0)
  expect(String(output.mock.calls[0]?.[0])).toMatch(
    /the module our-chain is left out.*exports no list serverProcesses/s,
  )
})

it('PM-06 a package that throws is left out with a line, and the others work', () => {
  const output = written()
  const broken = {
    name: 'broken',
    load: () => {
      throw new Error('thrown on purpose')
    },
  }
  const processes = byType([broken, { name: 'our-chain', load: () => ({ serverProcesses: [repair] }) }])
  expect([...processes.keys()]).toEqual(['BODY_REPAIR'])
  expect(String(output.mock.calls[0]?.[0])).toMatch(/the module broken is left out.*thrown on purpose/s)
})
