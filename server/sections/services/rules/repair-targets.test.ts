import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toggled, withDescendants, type RepairTarget } from './repair-targets'

const tree: readonly RepairTarget[] = [
  { id: 1, parentId: null },
  { id: 11, parentId: 1 },
  { id: 111, parentId: 11 },
  { id: 12, parentId: 1 },
  { id: 2, parentId: null },
]
const id = fc.constantFrom(1, 11, 111, 12, 2)

it('returns a target and all its descendants', () => {
  expect(withDescendants(tree, 1)).toEqual(new Set([1, 11, 111, 12]))
  expect([...withDescendants(tree, 2)]).toEqual([2])
})

it('terminates on a cycle in the tree', () => {
  const ring = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ]
  expect([...withDescendants(ring, 1)]).toEqual([1, 2])
})

it('unticking also removes the descendants and keeps the rest', () => {
  expect(toggled(tree, [2, 111, 11, 1], 11, false)).toEqual([2, 1])
})

it('ticking and unticking are idempotent, and choose a target at most once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id), id, fc.boolean(), (chosen, one, isChosen) => {
      const after = toggled(tree, chosen, one, isChosen)
      expect(after.includes(one)).toBe(isChosen)
      expect(new Set(after).size).toBe(after.length)
      expect(toggled(tree, after, one, isChosen)).toEqual(after)
    }),
  )
})
