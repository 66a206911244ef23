import { boolean, nullable, number, object, string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { CardReturn } from './card-return'

/**
 * What is kept of a payment for as long as its session: how much was asked for, that it was paid, or what has come back and
 * the server has not heard yet. Nothing of the card is ever known here.
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
