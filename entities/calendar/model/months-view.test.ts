import { expect, it } from 'vitest'
import { FreeMonths } from './free-months'
import { MonthsView } from './months-view'

it('TM-07 does not prefetch for an old query after it was given up', async () => {
  const asked: string[] = []
  const months = new FreeMonths(async ({ start }, signal) => {
    asked.push(start)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }, '2026-11-23')
  const view = new MonthsView('2026-11-23')
  view.take(months, '2026-11-01')
  expect(asked).toEqual(['2026-11-23'])
  view.abort()
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual(['2026-11-23'])
})
