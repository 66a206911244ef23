import { observable, runInAction } from 'mobx'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { valuesOf } from '#entities/customer'
import { Booking } from '#shared/api/nouns/booking'
import { CustomerDraft } from './customer-draft'

const half = { ...valuesOf(null), firstName: 'Maija', email: 'maija@' }
const of = (first_name: string) => create({ customer: { first_name } }, Booking)

it('CU-05 prefers unsaved input to the server’s values', () => {
  const booking = { booking: of('Aino') }
  const draft = new CustomerDraft({ token: 'one', expiredToken: null }, booking)
  expect(draft.values.firstName).toBe('Aino')
  draft.keep(half)
  expect(draft.values).toEqual(half)
})

it('WZ-09 CU-04 discards the input when its session ends, and does not show it in the next one', async () => {
  const session = observable<{ token: string; expiredToken: string | null }>({ token: 'one', expiredToken: null })
  const draft = new CustomerDraft(session, { booking: null })
  draft.keep(half)
  runInAction(() => (session.token = 'two'))
  await expect.poll(() => draft.values).toEqual(valuesOf(null))
  draft.keep({ ...half, firstName: 'Aino' })
  runInAction(() => (session.token = 'one'))
  await expect.poll(() => draft.values).toEqual(valuesOf(null))
})

it('WZ-12 keeps the input of an expired session for the next one, and not for the one after that', async () => {
  const session = observable<{ token: string | null; expiredToken: string | null }>({
    token: 'one',
    expiredToken: null,
  })
  const draft = new CustomerDraft(session, { booking: null })
  draft.keep(half)
  runInAction(() => Object.assign(session, { token: null, expiredToken: 'one' }))
  runInAction(() => (session.token = 'two'))
  await Promise.resolve()
  expect(draft.values).toEqual(half)
  runInAction(() => Object.assign(session, { token: null, expiredToken: null }))
  await expect.poll(() => draft.values).toEqual(valuesOf(null))
})
