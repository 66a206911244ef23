import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/store/database'
import { together } from '#server/store/together'
import { createTestApp, type TestApp } from '#tests/harness/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** A batched query that doubles even numbers, finds nothing for odd ones, and fails for zero. */
function doubling() {
  const statements: { readonly db: Database; readonly asked: readonly number[] }[] = []
  const ask = together(async (db, asked: readonly number[]) => {
    statements.push({ db, asked })
    await setImmediate()
    if (asked.includes(0)) throw new Error('zero')
    return new Map(asked.filter((one) => one % 2 === 0).map((one) => [one, one * 2]))
  })
  return { ask, statements }
}

it('answers requests of one event-loop turn with one statement, and each caller with its own result', async () => {
  const { ask, statements } = doubling()
  const answers = await Promise.all([2, 3, 4, 2].map((one) => ask(server.db, one)))
  expect(answers).toEqual([4, undefined, 8, 4])
  expect(statements.map(({ asked }) => asked)).toEqual([[2, 3, 4]])
})

it('answers a request made while a statement runs with a new statement, so that no caller gets an older read', async () => {
  const { ask, statements } = doubling()
  const first = ask(server.db, 2)
  await setImmediate()
  await setImmediate()
  const second = ask(server.db, 2)
  expect(await Promise.all([first, second])).toEqual([4, 4])
  expect(statements).toHaveLength(2)
})

it('rejects all requests of a failed statement, and none made later', async () => {
  const { ask } = doubling()
  const results = await Promise.allSettled([ask(server.db, 0), ask(server.db, 2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(server.db, 2)).toBe(4)
})

it('runs a separate statement for a transaction', async () => {
  const { ask, statements } = doubling()
  await server.db.transaction(async (tx) => {
    await Promise.all([ask(server.db, 2), ask(tx, 4)])
    expect(statements.map(({ db, asked }) => [db === tx, asked])).toEqual([
      [false, [2]],
      [true, [4]],
    ])
  })
})
