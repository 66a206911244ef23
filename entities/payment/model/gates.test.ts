import { expect, it, vi } from 'vitest'
import { Gates } from './gates'

const gate = (blockedBecause: string | null, goesOn = true) => ({
  blockedBecause,
  beforeSave: vi.fn<() => Promise<boolean>>(async () => goesOn),
})

it('CU-04 says why the booking cannot be sent, as long as something stands before it', () => {
  const gates = new Gates()
  expect(gates.blockedBecause).toBeNull()
  gates.guard(gate(null))
  const open = gates.guard(gate('Odota hetki...'))
  expect(gates.blockedBecause).toBe('Odota hetki...')
  open()
  expect(gates.blockedBecause).toBeNull()
})

it('CU-04 sends where every gate lets it, and asks no more once one does not', async () => {
  const gates = new Gates()
  expect(await gates.pass()).toBe(true)
  const [first, second, third] = [gate(null), gate(null, false), gate(null)]
  gates.guard(first)
  expect(await gates.pass()).toBe(true)
  for (const one of [second, third]) gates.guard(one)
  expect(await gates.pass()).toBe(false)
  expect([first, second, third].map(({ beforeSave }) => beforeSave.mock.calls.length)).toEqual([2, 1, 0])
})
