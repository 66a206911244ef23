import { number, object, string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'

/**
 * What is kept of an application over the way to the bank and back, for as long as its session: which one it is and how much
 * was applied for. Nothing of the person, and never the government id (READINGS.md 36).
 */
const Remembered = object({ token: string(), paymentId: string(), amount: number() })

const KEY = 'huoltovaraus.credit'

export type CreditMemory = Persisted<typeof Remembered.TYPE>

export const creditMemory = defineStore('credit-memory', () => persisted(() => window.sessionStorage, KEY, Remembered))
