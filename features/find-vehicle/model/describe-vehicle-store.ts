import { bookingStore, type BookingStore } from '#entities/booking'
import { sameSession, sessionStore } from '#entities/session'
import { parseKilometers } from '#entities/vehicle'
import type { Client } from '#shared/api/client'
import { setVehicle, setVehicleKilometers, vehicleMakes } from '#shared/api/contract/vehicle'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import type { DescribedVehicle } from './described-vehicle'

/** The calls made here. */
const calls = { setVehicle, setVehicleKilometers, vehicleMakes }

/** Takes the visitor's own description of a vehicle that the register does not know (VE-05). */
class DescribeVehicleStore {
  readonly makes: Resource<[], readonly string[]>
  /** Succeeds when the booking has the vehicle. */
  readonly submission: Action<[DescribedVehicle]>

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    /** The session of now, opened where there is none; what it resolves to tells whether it lasts. */
    private readonly holdOn: () => Promise<() => boolean>,
  ) {
    this.makes = new Resource((signal) => api.vehicleMakes({}, { signal }))
    this.submission = new Action((vehicle) => this.send(vehicle))
  }

  dispose(): void {
    this.makes.reset()
  }

  private async send({ registerNumber, kilometers, make, model }: DescribedVehicle): Promise<void> {
    const isSame = await this.holdOn()
    await this.api.setVehicle({ body: { register_number: registerNumber, make, model: model.trim() } })
    const driven = parseKilometers(kilometers)
    if (driven !== null && isSame()) await this.api.setVehicleKilometers({ query: { kilometers: driven } })
    // The visitor is in another booking by now, which is not to go on with this one's vehicle.
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
