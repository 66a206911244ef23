import { expect, it, vi } from 'vitest'
import { Gates } from './gates'

const gate = (blockedBecause: string | null, goesOn = true) => ({
  blockedBecause,
  beforeSave: vi.fn<() => Promise<boolean>>(async () => goesOn),
})

it('CU-04 reports why the booking cannot be submitted while a gate blocks it', () => {
  const gates = new Gates()
  expect(gates.blockedBecause).toBeNull()
  gates.guard(gate(null))
  const open = gates.guard(gate('Odota hetki...'))
  expect(gates.blockedBecause).toBe('Odota hetki...')
  open()
  expect(gates.blockedBecause).toBeNull()
})

it('CU-04 passes if each gate agrees, and asks no further gate after a refusal', async () => {
  const gates = new Gates()
  expect(await gates.pass()).toBe(true)
  const [first, second, third] = [gate(null), gate(null, false), gate(null)]
  gates.guard(first)
  expect(await gates.pass()).toBe(true)
  for (const one of [second, third]) gates.guard(one)
  expect(await gates.pass()).toBe(false)
  expect([first, second, third].map(({ beforeSave }) => beforeSave.mock.calls.length)).toEqual([2, 1, 0])
})
