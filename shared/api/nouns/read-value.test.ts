import { expect, it } from 'vitest'
import { readFlag, readNumber } from './read-value'

it.each([
  [289.5, 289.5],
  ['289.50', 289.5],
  ['289,50', 289.5],
  [' 1 289,50 € ', 1289.5],
  ['1\u00A0289,5', 1289.5],
  ['1.289,50', 1289.5],
  ['1,289.50', 1289.5],
  ['12.345.678,9', 12_345_678.9],
  ['-12,5', -12.5],
  ['0', 0],
  ['1234', 1234],
  ['0.0005', 0.0005],
  ['0,125', 0.125],
])('AS-11 reads %j as the number %d', (value, expected) => expect(readNumber(value)).toBe(expected))

it.each(['1.234', '1,234', '1.234.567', '', 'alk. 50', '12,5,0', '1e3', true, null, Number.NaN])(
  'AS-11 reads no number from %j',
  (value) => expect(readNumber(value)).toBeNull(),
)

it.each([
  [true, true],
  ['TRUE', true],
  [1, true],
  ['1', true],
  [false, false],
  [' false ', false],
  [0, false],
  ['0', false],
])('AS-11 reads %j as %j', (value, expected) => expect(readFlag(value)).toBe(expected))

it.each(['yes', 'K', 2, '', null, undefined, {}])('AS-11 reads neither yes nor no from %j', (value) =>
  expect(readFlag(value)).toBeNull(),
)
