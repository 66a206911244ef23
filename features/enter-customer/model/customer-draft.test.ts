import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { Booking } from '#shared/api/nouns/entities'
import { CustomerDraft } from './customer-draft'
import { valuesOf } from './customer-values'

const half = { ...valuesOf(null), firstName: 'Maija', email: 'maija@' }
const of = (first_name: string) => create({ customer: { first_name } }, Booking)

it('CU-05 keeps what was typed, finished or not, before what the server knows', () => {
  const booking = { booking: of('Aino') }
  const draft = new CustomerDraft({ token: 'one' }, booking)
  expect(draft.values.firstName).toBe('Aino')
  draft.keep(half)
  expect(draft.values).toEqual(half)
})

it('WZ-09 CU-04 shows nothing of it in another session, nor in one that follows', () => {
  const session = { token: 'one' }
  const draft = new CustomerDraft(session, { booking: null })
  draft.keep(half)
  session.token = 'two'
  expect(draft.values).toEqual(valuesOf(null))
  session.token = 'one'
  expect(draft.values).toEqual(valuesOf(null))
  draft.keep(half)
  draft.forget()
  expect(draft.values).toEqual(valuesOf(null))
})
