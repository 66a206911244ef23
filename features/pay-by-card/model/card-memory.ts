import { boolean, nullable, number, object, string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { CardReturn } from './card-return'

/**
 * Data of a payment in the session storage: its amount, whether it is paid, and the return parameters that the server
 * has not confirmed yet (`unheard`). It never contains card data.
 */
const Remembered = object({
  token: string(),
  isPaid: boolean(),
  amount: nullable(number()),
  unheard: nullable(CardReturn),
})

const KEY = 'huoltovaraus.card'

export type CardMemory = Persisted<typeof Remembered.TYPE>

export const cardMemory = defineStore('card-memory', () => persisted(() => window.sessionStorage, KEY, Remembered))
