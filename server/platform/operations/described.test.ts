import { DrizzleQueryError } from 'drizzle-orm'
import { create, number, object } from 'superstruct'
import { expect, it } from 'vitest'
import { described } from './described'

const PERSONAL = 'Aino Öhman'
const thrown = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

it.each([
  ['a query with its parameters', new DrizzleQueryError('select $1', [PERSONAL], new Error('broken'))],
  [
    "a database's message",
    Object.assign(new Error(`invalid input syntax: "${PERSONAL}"`), {
      severity: 'ERROR',
      code: '22P02',
      detail: `Key (name)=(${PERSONAL})`,
    }),
  ],
  ['a row that does not match its struct', thrown(() => create({ name: PERSONAL }, object({ name: number() })))],
  ['a body that is not JSON', thrown(() => JSON.parse(`{"name": ${PERSONAL}`))],
  ['a plate and an address', new Error('no answer for ABC-123 of Aino@example.fi at https://register/?plate=ABC-123')],
  ['a thrown value that is not an Error', PERSONAL],
  ['a cause', new Error('outer', { cause: Object.assign(new Error(PERSONAL), { severity: 'ERROR' }) })],
])('reading 39: describes %s without personal data', (_, error) => {
  const output = JSON.stringify(described(error))
  expect(output).not.toMatch(/Aino|ABC-123/)
  expect(output).toContain('type')
})

it('describes an error with its type, message and stack frames', () => {
  const output = described(new TypeError('not a number'))
  expect(output).toMatchObject({ type: 'TypeError', message: 'not a number' })
  expect(JSON.stringify(output['at'])).toContain('described.test.ts')
})
