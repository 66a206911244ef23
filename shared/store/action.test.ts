import { expect, it, vi } from 'vitest'
import { Action } from './action'

it('runs once, however often it is called while it runs', async () => {
  let finish = (): void => {}
  const act = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  const action = new Action(act)
  const first = action.run()
  expect(action.isRunning).toBe(true)
  expect(await action.run()).toBe(false)
  finish()
  expect(await first).toBe(true)
  expect(act).toHaveBeenCalledOnce()
  expect(action.isRunning).toBe(false)
})

it('stores a failure with its error and can run again', async () => {
  const error = new Error('no')
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue()
  const action = new Action(act)
  expect(await action.run()).toBe(false)
  expect([action.hasFailed, action.error]).toEqual([true, error])
  expect(await action.run()).toBe(true)
  expect([action.hasFailed, action.error]).toEqual([false, undefined])
})

it('clears a failure on request, but not while it runs', async () => {
  let finish = (): void => {}
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no'))
  const action = new Action(act)
  await action.run()
  action.clear()
  expect(action.hasFailed).toBe(false)
  act.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const running = action.run()
  action.clear()
  expect(action.isRunning).toBe(true)
  finish()
  await running
})
