/** Migrates and seeds once for all test files: a dump for PGlite, or a template database with DATABASE_URL. */
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { seed } from '#server/seed/seed'
import { openPglite, openPostgres, type Prepare } from '#server/platform/database/open'
import { fingerprint } from './fingerprint'
import { createDatabase, databaseExists, databaseUrl, dropDatabase } from './postgres'
import { TEST_CLOCK } from '../test-clock'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the dump, or name of the template database. */
    readonly seeded: string
  }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/huoltovaraus')
const prepare: Prepare = (db) => seed(db, `${TEST_CLOCK}:00`)

export default async function seedOnce(project: TestProject): Promise<void> {
  const version = await fingerprint(['server/platform/database', 'server/sections', 'server/seed'], TEST_CLOCK)
  project.provide('seeded', process.env['DATABASE_URL'] ? await template(version) : await dump(version))
}

async function dump(version: string): Promise<string> {
  const path = join(CACHE, `${version}.tar`)
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere) return path
  const database = await openPglite({ prepare })
  const content = Buffer.from(await (await database.dump()).arrayBuffer())
  await database.close()
  // Written under a temporary name first, so that a concurrent run never reads a partial file.
  await mkdir(CACHE, { recursive: true })
  await writeFile(`${path}.${process.pid}`, content)
  await rename(`${path}.${process.pid}`, path)
  return path
}

async function template(version: string): Promise<string> {
  const name = `huoltovaraus_template_${version}`
  if (await databaseExists(name)) return name
  const draft = `${name}_${process.pid}`
  await createDatabase(draft)
  await (await openPostgres(databaseUrl(draft), { prepare })).close()
  await createDatabase(name, draft)
  await dropDatabase(draft)
  return name
}
