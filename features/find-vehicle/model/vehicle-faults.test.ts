import { expect, it } from 'vitest'
import { kilometersMessage, registerNumberMessage } from './vehicle-faults'

it('VE-02 VE-03 require register number and mileage', () => {
  expect(registerNumberMessage('')).toBe('Anna rekisterinumero.')
  expect(kilometersMessage(' ', true)).toBe('Anna mittarilukema.')
  expect(registerNumberMessage('abc-123')).toBeUndefined()
  expect(kilometersMessage('84 500', true)).toBeUndefined()
})

it('VE-02 VE-03 have a distinct message for each fault', () => {
  const plates = ['', 'abc', 'CD-12345'].map(registerNumberMessage)
  const mileages = ['', 'paljon', '-1', '1000000'].map((typed) => kilometersMessage(typed, true))
  expect(new Set([...plates, ...mileages]).size).toBe(7)
  for (const text of [...plates, ...mileages]) expect(text).toMatch(/^[A-ZÅÄÖ].{10,}\.$/)
})

it('VE-03 do not require mileage in a tire change', () => {
  expect(kilometersMessage('', false)).toBeUndefined()
})

it('VE-02 VE-03 include the limits', () => {
  expect(registerNumberMessage('CD-12345')).toContain('enintään 7 merkkiä')
  expect(kilometersMessage('1000000', true)).toBe('Mittarilukema voi olla enintään 999\u00a0999.')
})
