import { bookingStore, type BookingStore } from '#entities/booking'
import { sameSession, sessionStore } from '#entities/session'
import { parseKilometers } from '#entities/vehicle'
import { type Client, apiPort } from '#shared/api/client'
import { setVehicle, setVehicleKilometers, vehicleMakes } from '#shared/api/contract/vehicle'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import type { DescribedVehicle } from './described-vehicle'

/** API calls of this store. */
const calls = { setVehicle, setVehicleKilometers, vehicleMakes }

/** Saves the visitor's description of a vehicle that is not in the register (VE-05). */
class DescribeVehicleStore {
  readonly makes: Resource<[], readonly string[]>
  /** Succeeds when the vehicle is set for the booking. */
  readonly submission: Action<[DescribedVehicle]>

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    /** Ensures a session. Resolves to a function that tests whether it is still the current one. */
    private readonly ensureSession: () => Promise<() => boolean>,
  ) {
    this.makes = new Resource((signal) => api.vehicleMakes({}, { signal }))
    this.submission = new Action((vehicle) => this.send(vehicle))
  }

  dispose(): void {
    this.makes.reset()
  }

  private async send({ registerNumber, kilometers, make, model }: DescribedVehicle): Promise<void> {
    const isSame = await this.ensureSession()
    await this.api.setVehicle({ body: { register_number: registerNumber, make, model: model.trim() } })
    const driven = parseKilometers(kilometers)
    if (driven !== null && isSame()) await this.api.setVehicleKilometers({ query: { kilometers: driven } })
    // The visitor has started another booking, which must not continue with this vehicle.
    if (!isSame()) throw new DOMException('The booking was left', 'AbortError')
    await this.booking.refresh()
  }
}

export const describeVehicleStore = defineStore(
  'describe-vehicle',
  (get) =>
    new DescribeVehicleStore(get(apiPort)(calls), get(bookingStore), async () => {
      await get(sessionStore).ensure()
      return sameSession(get)
    }),
)
