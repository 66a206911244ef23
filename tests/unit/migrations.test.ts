/** The rule of migrations: they expand, so that the version before works beside the new one (docs/scaling.md). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { array, number, string, type } from 'superstruct'
import { describe, expect, it, test } from 'vitest'
import { contractionsOf, migrationFiles, reasonOf } from '../../scripts/release/migrations'
import { readJson } from '../../scripts/tools/read-json'
import { root } from '../../scripts/tools/run'

/** Those that contract and are older than the rule. Nothing is ever added here. */
const OLDER = ['0002_no-overlap', '0003_trade', '0017_extra-work', '0018_counted-reservations']

const breaking = migrationFiles().filter((one) => contractionsOf(one).length > 0)

test('a migration expands, or says why nothing reads what it takes away', () => {
  const silent = breaking.filter((one) => reasonOf(one) === null && !OLDER.includes(one.name))
  expect(silent.map((one) => [one.name, contractionsOf(one)])).toEqual([])
  expect(breaking.map(({ name }) => name)).toEqual(expect.arrayContaining(OLDER))
})

const meta = join(root, 'server/platform/database/migrations/meta')
const { entries } = readJson(
  join(meta, '_journal.json'),
  type({ entries: array(type({ idx: number(), when: number(), tag: string() })) }),
)

test('only the newest snapshot is there, and the next migration starts from it', () => {
  const newest = String(entries.at(-1)?.idx).padStart(4, '0')
  expect(readdirSync(meta).toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json'])
})

test('the times of the migrations grow, because one that is older than the last applied is never applied', () => {
  expect(entries.map(({ tag }) => tag)).toEqual(migrationFiles().map(({ name }) => name))
  const times = entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

describe('a migration contracts', () => {
  it.each([
    'DROP TABLE "a" CASCADE;',
    'DROP INDEX "a_b";',
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" RENAME TO "b";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;',
    'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0);',
    'CREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");',
    'DELETE FROM "a";',
    'CREATE INDEX "a_b" ON "a" ("b");\nDROP TABLE "c";',
    'CREATE TABLE "b" ("c" text);--> statement-breakpoint\n-- A comment.\nALTER TABLE "a" DROP COLUMN "b";',
  ])('by %s', (text) => {
    expect(contractionsOf({ text })).toHaveLength(1)
  })
})

describe('a migration expands', () => {
  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    'CREATE INDEX "a_b" ON "a" USING btree ("b");',
    '-- DROP TABLE "a"\nUPDATE "a" SET "b" = 1;',
    'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n\tDELETE FROM "a";\nEND $$;',
    'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "a_b" ON "a" ("b");',
  ])('by %s', (text) => {
    expect(contractionsOf({ text })).toEqual([])
  })
})

it('takes a reason from a line of its own', () => {
  const reason = 'nothing reads "b" since 1.2.0'
  expect(reasonOf({ text: `-- contract: ${reason}\nALTER TABLE "a" DROP COLUMN "b";` })).toBe(reason)
  expect(reasonOf({ text: '-- contract:\nALTER TABLE "a" DROP COLUMN "b";' })).toBeNull()
})
