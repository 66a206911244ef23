import { expect, it } from 'vitest'
import { jumpLines } from './price-jumps'

it('OP-04 names twenty prices, and how many more change', () => {
  const jump = (n: number) => ({ of: `product ${n}, Pesu`, before: 9000, after: 90_000 })
  const lines = jumpLines(Array.from({ length: 23 }, (_, n) => jump(n + 1)))
  expect(lines).toHaveLength(21)
  expect([lines[0], lines.at(-1)]).toEqual(['product 1, Pesu: 90.00 to 900.00', 'and 3 more'])
  expect(jumpLines([jump(1)])).toEqual(['product 1, Pesu: 90.00 to 900.00'])
  expect(jumpLines([])).toEqual([])
})
