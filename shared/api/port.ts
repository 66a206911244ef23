import { definePort } from '../store/define-store'
import type { BookingContract } from './contract'
import type { Client } from './client'

export type BookingApi = Client<BookingContract>

/** The API client that stores talk through. `src/wiring.ts` provides it. */
export const apiPort = definePort<BookingApi>('api')
