import { definePort } from '../store/define-store'
import type { ClientOf } from './client'

/**
 * The port through which stores call the server. `src/wiring.ts` provides it. A store requests its calls with
 * `get(apiPort)({ searchVehicle, vehicleMakes })`.
 */
export const apiPort = definePort<ClientOf>('api')
