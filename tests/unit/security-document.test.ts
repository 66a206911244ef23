/** docs/security.md names every row of levels 1 and 2 of ASVS 5.0, and docs/threat-model.md names files, that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Numbers of the rows of levels 1 and 2 in each section of the standard: `V1.2:1-9` are V1.2.1 to V1.2.9. */
const ROWS = `
  V1.1:1-2 V1.2:1-9 V1.3:1-11 V1.4:1-3 V1.5:1-2 V2.1:1-3 V2.2:1-3 V2.3:1-4 V2.4:1 V3.2:1-2 V3.3:1-4
  V3.4:1-6 V3.5:1-5 V3.7:1-2 V4.1:1-3 V4.2:1 V4.3:1-2 V4.4:1-4 V5.1:1 V5.2:1-3 V5.3:1-2 V5.4:1-3
  V6.1:1-3 V6.2:1-12 V6.3:1-4 V6.4:1-4 V6.5:1-5 V6.6:1-3 V6.8:1-4 V7.1:1-3 V7.2:1-4 V7.3:1-2
  V7.4:1-5 V7.5:1-2 V7.6:1-2 V8.1:1-2 V8.2:1-3 V8.3:1 V8.4:1 V9.1:1-3 V9.2:1-4 V10.1:1-2 V10.2:1-2
  V10.3:1-4 V10.4:1-11 V10.5:1-5 V10.6:1-2 V10.7:1-3 V11.1:1-2 V11.2:1-3 V11.3:1-3 V11.4:1-4 V11.5:1
  V11.6:1 V12.1:1-3 V12.2:1-2 V12.3:1-4 V13.1:1 V13.2:1-5 V13.3:1-2 V13.4:1-5 V14.1:1-2 V14.2:1-4
  V14.3:1-3 V15.1:1-3 V15.2:1-3 V15.3:1-7 V16.1:1 V16.2:1-5 V16.3:1-4 V16.4:1-3 V16.5:1-3 V17.1:1
  V17.2:1-4 V17.3:1-2
`

const wanted = ROWS.trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name = '', numbers = ''] = section.split(':')
    return numbers.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, n) => `${name}.${first + n}`)
    })
  })

const document = read('docs/security.md')
const cells = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const rows = cells.filter(([, id = '', level = '']) => /^V[\d.]+$/.test(id) && /^[12]$/.test(level))

describe('docs/security.md', () => {
  it('names each row of levels 1 and 2 once, in order', () => {
    expect(rows.map(([, id]) => id)).toEqual(wanted)
    expect(wanted).toHaveLength(253)
  })

  it('tells of each row how it is met, and names a test unless it says why there is none', () => {
    const unshown = rows.filter(
      ([, , , asks, here, shown]) => !asks || !here || (!shown && !/^(Does not apply|Operator|Not met): /.test(here)),
    )
    // The language, the browsers and a client's default have no test of this project.
    expect(unshown.map(([, id]) => id)).toEqual(['V1.4.1', 'V3.7.1', 'V6.2.7', 'V12.3.2'])
  })

  it('lists at its top the rows that are not met, and counts all kinds', () => {
    const unmet = rows.filter(([, , , , here = '']) => here.startsWith('Not met: '))
    const top = /## Not met\n(.*?)\n## /s.exec(document)?.[1] ?? ''
    expect([...top.matchAll(/^\| (V[\d.]+)/gm)].map(([, id]) => id)).toEqual(unmet.map(([, id]) => id))
    const count = (start: string): number => rows.filter(([, , , , here = '']) => here.startsWith(start)).length
    const [unfit, operator] = [count('Does not apply: '), count('Operator: ')]
    const met = rows.length - unfit - operator - unmet.length
    expect(document).toContain(
      `${met} rows are met, ${operator} are the operator's, ${unfit} do not apply, and ${unmet.length} are not met.`,
    )
  })
})

it.each(['docs/security.md', 'docs/threat-model.md', 'SECURITY.md'])('%s names files that exist', (file) => {
  const named = read(file).match(/(?<=`)[\w./-]+\/[\w./-]+\.(?:tsx?|json|md)(?=`)/g) ?? []
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(named)].filter((one) => !existsSync(join(ROOT, one)))).toEqual([])
})
