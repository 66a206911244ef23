import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { until } from './until'

it('resolves once the condition holds: at once or after a change', async () => {
  await until(() => true)
  const box = observable.box(0)
  const seen: number[] = []
  const waiting = until(() => box.get() > 1).then(() => seen.push(box.get()))
  runInAction(() => box.set(1))
  await Promise.resolve()
  expect(seen).toEqual([])
  runInAction(() => box.set(2))
  await waiting
  expect(seen).toEqual([2])
})
