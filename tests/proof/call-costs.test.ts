// CPU of the largest requests to every call and page, in that of a bare call (OP-07).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCallCosts, type CallCosts } from '#tests/harness/cost/call-costs'
import { classOf, limitOf, MOST, readTable, writeTable } from '#tests/harness/cost/cost-table'
import { isWholeProof } from '#tests/harness/proof-size'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

/** The sample measures one row of so many. */
const EACH = isWholeProof ? 1 : 12

const isRenewing = process.env['COSTS'] === 'renew'
const isEmbedded = !process.env['DATABASE_URL']

let test: TestApp
let costs: CallCosts
beforeAll(async () => {
  test = await createTestApp(everyExtension)
  costs = await openCallCosts(test)
  if (isRenewing) await renewTable()
}, 3_600_000)
afterAll(async () => {
  await costs.close()
  await test.close()
})

/** Writes the table with the higher class of the two databases, of which the embedded one is measured first. */
async function renewTable(): Promise<void> {
  const before = isEmbedded ? new Map<string, number>() : readTable()
  const classes = new Map<string, number>()
  for (const { name, typical } of costs.measured) {
    const { ratio } = await typical()
    classes.set(name, Math.max(before.get(name) ?? 0, classOf(ratio)))
  }
  writeTable(classes)
}

describe('OP-07 docs/call-costs.md', () => {
  it('has a row for each call and page, and a limit for each that costs more than ten bare calls', () => {
    const table = readTable()
    expect([...table.keys()]).toEqual(costs.measured.map(({ name }) => name))
    const unlimited = [...table].filter(([name, most]) => most > MOST && limitOf(name) === undefined)
    expect(unlimited).toEqual([])
  })

  it('says at least what the costliest request costs', { timeout: 3_600_000 }, async () => {
    const table = readTable()
    const exceeding: string[] = []
    for (const { name, lowest } of costs.measured.filter((_, at) => at % EACH === 0)) {
      const most = table.get(name) ?? 0
      const { what, ratio } = await lowest(most)
      if (ratio > most) exceeding.push(`${name}: ${ratio.toFixed(1)} of ${most} with ${what}`)
    }
    expect(exceeding).toEqual([])
  })
})
