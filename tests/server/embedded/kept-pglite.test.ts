import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openKept } from '#tests/harness/database/kept-pglite'
import { countRows, rows } from '#tests/harness/database/rows'

const told = async (server: Awaited<ReturnType<typeof openKept>>) => ({
  counts: await rows(
    server,
    sql`select (select count(*) from reservation) as times, (select count(*) from service_ticket_item) as items`,
  ),
  sequences: await rows(server, sql`select sequencename, last_value from pg_sequences order by sequencename`),
})

it('gives the next file the rows of the dump, whatever a file before has written or left open', async () => {
  const first = await openKept()
  const before = await told(first)
  await first.db.execute(sql`delete from reservation where organization_id = 1`)
  await first.db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, 1, '[2027-05-03T07:00,2027-05-03T08:00)', 'confirmed', 'EXACT_TIME' from resource where organization_id = 1`)
  await first.db.execute(sql`set statement_timeout = '1s'`)
  await first.db.execute(sql`begin`)
  expect(await told(first)).not.toEqual(before)
  await first.close()
  await first.close()

  const [second, third] = [await openKept(), await openKept()]
  for (const one of [second, third]) expect(await told(one)).toEqual(before)
  await second.db.execute(sql`delete from reservation`)
  expect(await countRows(second, 'reservation')).toBe(0)
  expect(await told(third)).toEqual(before)
  expect(await rows(second, sql`show statement_timeout`)).toEqual([{ statement_timeout: '0' }])
  await second.close()
  await third.close()
})

it('is opened anew after a file that has changed a table or a function', async () => {
  for (const change of ['alter table reservation add extra text', 'create function f() returns int return 1']) {
    const server = await openKept()
    await server.db.execute(sql.raw(change))
    await server.close()
    const next = await openKept()
    await expect(next.db.execute(sql`select extra from reservation limit 1`)).rejects.toThrow('select extra')
    await expect(next.db.execute(sql`select f()`)).rejects.toThrow('select f()')
    await next.close()
  }
})

it('refuses what a file asks for after it has closed its database', async () => {
  const server = await openKept()
  await server.close()
  const next = await openKept()
  await expect(server.db.execute(sql`delete from reservation`)).rejects.toMatchObject({
    cause: new Error('The test file has closed this database.'),
  })
  expect(await countRows(next, 'reservation')).toBeGreaterThan(0)
  await next.close()
})
