import { number, object, string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'

/**
 * Data of an application that survives the visit to the bank: its id and amount, for the session of `token`. It holds
 * no personal data, and never the government id (reading 36).
 */
const Remembered = object({ token: string(), paymentId: string(), amount: number() })

const KEY = 'huoltovaraus.credit'

export type CreditMemory = Persisted<typeof Remembered.TYPE>

export const creditMemory = defineStore('credit-memory', () => persisted(() => window.sessionStorage, KEY, Remembered))
