import { expect, it } from 'vitest'
import { isGovernmentId, normalisedGovernmentId } from './government-id'

/** Published fictional persons: serial numbers from 900 up are never assigned. */
const ACCEPTED = [
  '010594Y9032',
  '020594X903P',
  '030594W903B',
  '040594V9030',
  '050594U903M',
  '010516B903X',
  '020516C903K',
  '030516D9037',
  '010501E9032',
  '020503F9037',
  '020504A902E',
  '010180-9004',
  '150575-9014',
  '150575+9014',
  ' 020594x903p ',
  '310180-9004',
  '300910A900Z',
  '291012-9004',
  '191111-9004',
]
it.each(ACCEPTED)('CR-02 accepts %s', (text) => {
  expect(isGovernmentId(normalisedGovernmentId(text))).toBe(true)
})

const REFUSED = [
  '123456-1234',
  '131052/308T',
  '811228-9874',
  '01129955131',
  '010100G900A',
  '010190-12345',
  '320180-9004',
  '011380-9004',
  '000180-9004',
  '010080-9004',
  '010180-9004\n1',
  '010180-900Ä',
  '010180-900/',
  '010180-90A4',
  '0101-80-9004',
  '1010180-9004',
  'x010180-9004',
  '330180-9004',
  '',
]
it.each(REFUSED)('CR-02 rejects %j', (text) => {
  expect(isGovernmentId(normalisedGovernmentId(text))).toBe(false)
})
