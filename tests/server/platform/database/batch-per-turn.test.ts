import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database'
import { batchPerTurn } from '#server/platform/database/batch-per-turn'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** A lookup that doubles even numbers, finds nothing for odd ones, and rejects a batch that contains zero. */
function doubling() {
  const queries: { readonly db: Database; readonly keys: readonly number[] }[] = []
  const lookUp = batchPerTurn(async (db, keys: readonly number[]) => {
    queries.push({ db, keys })
    await setImmediate()
    if (keys.includes(0)) throw new Error('zero')
    return new Map(keys.filter((one) => one % 2 === 0).map((one) => [one, one * 2]))
  })
  return { lookUp, queries }
}

it('sends one query for the calls of one event-loop turn, and returns each its own result', async () => {
  const { lookUp, queries } = doubling()
  const answers = await Promise.all([2, 3, 4, 2].map((one) => lookUp(server.db, one)))
  expect(answers).toEqual([4, undefined, 8, 4])
  expect(queries.map(({ keys }) => keys)).toEqual([[2, 3, 4]])
})

it('sends a second query for a call that arrives while the first is running', async () => {
  const { lookUp, queries } = doubling()
  const first = lookUp(server.db, 2)
  await setImmediate()
  await setImmediate()
  const second = lookUp(server.db, 2)
  expect(await Promise.all([first, second])).toEqual([4, 4])
  expect(queries).toHaveLength(2)
})

it('rejects all calls of a batch that fails, and none of a later batch', async () => {
  const { lookUp } = doubling()
  const results = await Promise.allSettled([lookUp(server.db, 0), lookUp(server.db, 2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await lookUp(server.db, 2)).toBe(4)
})

it('does not batch a transaction’s calls with those outside it', async () => {
  const { lookUp, queries } = doubling()
  await server.db.transaction(async (tx) => {
    await Promise.all([lookUp(server.db, 2), lookUp(tx, 4)])
    expect(queries.map(({ db, keys }) => [db === tx, keys])).toEqual([
      [false, [2]],
      [true, [4]],
    ])
  })
})
