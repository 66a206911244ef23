import { expect, it } from 'vitest'
import { datedHeaders } from './dated-headers'

it('adds the business time as the Date header, built once a second', () => {
  const headers = datedHeaders({ 'Cache-Control': 'no-store' })
  const first = headers('2026-11-23T08:00:00')
  expect(first).toEqual({ 'Cache-Control': 'no-store', Date: 'Mon, 23 Nov 2026 06:00:00 GMT' })
  expect(headers('2026-11-23T08:00:00')).toBe(first)
  expect(headers('2026-11-23T08:00:01')['Date']).toBe('Mon, 23 Nov 2026 06:00:01 GMT')
})

it('no response can change the headers of the next one', () => {
  expect(datedHeaders({})('2026-11-23T08:00:00')).toSatisfy(Object.isFrozen)
})
