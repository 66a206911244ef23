import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences, inBatches } from './changes'

const rows = fc.uniqueArray(fc.record({ id: fc.nat(20), text: fc.constantFrom('a', 'b') }, { noNullPrototype: true }), {
  selector: (row) => row.id,
})
const keyOf = (row: { id: number }) => String(row.id)

it('turns the old rows into the new ones by additions, changes and removals, and writes no unchanged row', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const { added, changed, removed } = differences(before, after, keyOf)
      const written = [...added, ...changed]
      const gone = new Set([...removed, ...changed].map(keyOf))
      const result = [...before.filter((row) => !gone.has(keyOf(row))), ...written]
      expect(result.sort((a, b) => a.id - b.id)).toEqual([...after].sort((a, b) => a.id - b.id))
      expect(written.some((row) => before.some((old) => old.id === row.id && old.text === row.text))).toBe(false)
    }),
  )
})

it('ignores the order of fields', () => {
  const before = [{ id: 1, parts: { a: 1, b: [2] } }]
  expect(differences(before, [{ parts: { b: [2], a: 1 }, id: 1 }], keyOf).changed).toEqual([])
})

it('writes in batches, and stops when the progress callback throws', async () => {
  const sizes: number[] = []
  const write = async (batch: number[]) => void sizes.push(batch.length)
  await inBatches(
    Array.from({ length: 2500 }, (_, index) => index),
    write,
    () => undefined,
  )
  expect(sizes).toEqual([1000, 1000, 500])
  const stop = () => {
    throw new Error('gone')
  }
  await expect(inBatches([1], write, stop)).rejects.toThrow('gone')
})
