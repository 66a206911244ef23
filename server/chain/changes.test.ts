import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences, inBatches } from './changes'

const rows = fc.uniqueArray(fc.record({ id: fc.nat(20), text: fc.constantFrom('a', 'b') }, { noNullPrototype: true }), {
  selector: (row) => row.id,
})
const keyOf = (row: { id: number }) => String(row.id)

it('what is added, changed and removed makes the new rows of the old ones, and nothing is written in vain', () => {
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

it('the order of fields is no difference', () => {
  const before = [{ id: 1, parts: { a: 1, b: [2] } }]
  expect(differences(before, [{ parts: { b: [2], a: 1 }, id: 1 }], keyOf).changed).toEqual([])
})

it('writes batch by batch, and stops where the one who is told throws', async () => {
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
