import { afterEach, expect, it, vi } from 'vitest'
import { booking } from '#tests/fixtures/booking'
import { byType, isProcess, withToldInfoTexts, withToldProcess } from './registered'
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
  expect(withToldProcess(booking({ process_type: 'BODY_REPAIR' }), {}, of(repair))).toMatchObject({
    process_name: 'Korikorjaus',
    process_facts: [
      { label: 'Korjaus', text: 'etuovi', is_typed: false },
      { label: 'Toive', text: 'Soittakaa ennen työtä.\nKiitos!', is_typed: true },
    ],
  })
  const other = booking({ process_type: 'MAINTENANCE' })
  expect(withToldProcess(other, {}, of(repair))).toBe(other)
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
  expect(withToldProcess(booking({ process_type: 'BODY_REPAIR' }), {}, of(throwing))).toMatchObject({
    process_name: 'Korikorjaus',
    process_facts: undefined,
  })
  const line = String(output.mock.calls[0]?.[0])
  expect(line).toMatch(/^BODY_REPAIR: its facts have thrown\. Correct them in the package's server\.ts/)
  expect(line).not.toContain('Aino')
})

it('PM-01 a package brings the info text of its tab, unless the chain has one', () => {
  const told = of({ ...repair, infoText: { code: 'repairInfo', text: 'Korjaamme kolhut.' } })
  const chain = [{ code: 'other', text: 'Muu' }]
  expect(withToldInfoTexts(chain, told)).toEqual([...chain, { code: 'repairInfo', text: 'Korjaamme kolhut.' }])
  const own = [{ code: 'repairInfo', text: 'Ketjun teksti' }]
  expect(withToldInfoTexts(own, told)).toEqual(own)
})

it('PM-03 keeps what a package has told when it is not there any more, or throws', () => {
  written()
  const told = { process_name: 'Korikorjaus', process_facts: [{ label: 'Korjaus', text: 'etuovi', is_typed: false }] }
  const repaired = booking({ process_type: 'BODY_REPAIR' })
  expect(withToldProcess(repaired, told, of())).toMatchObject(told)
  const throwing = {
    ...repair,
    facts: () => {
      throw new Error('thrown on purpose')
    },
  }
  expect(withToldProcess(repaired, told, of(throwing))).toMatchObject(told)
})

it('PM-06 a fact without text is left out', () => {
  const { text }: { readonly text: string } = JSON.parse('{"text":null}')
  const empty = {
    ...repair,
    facts: () => [
      { label: 'Korjaus', text },
      { label: ' ', text: 'etuovi' },
    ],
  }
  expect(withToldProcess(booking({ process_type: 'BODY_REPAIR' }), {}, of(empty)).process_facts).toEqual([])
})

it.each([
  ['is not in capitals', { ...repair, type: 'bodyRepair' }],
  ['has the type BODY_REPAIR already', repair],
  ['Cannot read properties', JSON.parse('null')],
])('PM-06 a package is left out if one of its processes %s', (reason, process: ServerProcess) => {
  const output = written()
  const first = { name: 'our-chain', load: () => ({ serverProcesses: [repair] }) }
  const processes = byType([first, { name: 'other', load: () => ({ serverProcesses: [process] }) }])
  expect([...processes.values()]).toEqual([repair])
  expect(String(output.mock.calls[0]?.[0])).toContain(reason)
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
