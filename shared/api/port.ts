import { definePort } from '../store/define-store'
import type { ClientOf } from './client'

/**
 * The way to the server. `src/wiring.ts` provides it; a store asks it for the calls it makes:
 * `get(apiPort)({ searchVehicle, vehicleMakes })`.
 */
export const apiPort = definePort<ClientOf>('api')
