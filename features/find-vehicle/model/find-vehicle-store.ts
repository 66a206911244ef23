import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { normalizeRegisterNumber, parseKilometers } from '#entities/vehicle'
import type { Client } from '#shared/api/client'
import { searchVehicle, setVehicle, setVehicleKilometers, vehicleMakes } from '#shared/api/contract/vehicle'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = { searchVehicle, setVehicle, setVehicleKilometers, vehicleMakes }

/** The vehicle form as typed. */
export interface VehicleValues {
  readonly registerNumber: string
  readonly kilometers: string
  readonly make: string
  readonly model: string
}

/** Looks a vehicle up by its plate, or takes the visitor's own description where the register does not know it. */
class FindVehicleStore {
  /** The plate was not found: make and model are asked for too (VE-05). */
  isUnknown = false
  readonly makes: Resource<[], readonly string[]>
  readonly submission: Action<[VehicleValues]>

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
  ) {
    this.makes = new Resource((signal) => api.vehicleMakes({}, { signal }))
    this.submission = new Action((values) => (this.isUnknown ? this.describe(values) : this.search(values)))
    makeAutoObservable<this, 'api' | 'booking'>(
      this,
      { api: false, booking: false, makes: false, submission: false },
      { autoBind: true },
    )
  }

  /** Resolves to whether the booking has its vehicle now. */
  async submit(values: VehicleValues): Promise<boolean> {
    const done = await this.submission.run(values)
    return done && !this.isAsking
  }

  dispose(): void {
    this.makes.reset()
  }

  /** Back to the plate alone ('Vaihda rekisterinumero', VE-06). */
  changeRegisterNumber(): void {
    this.isUnknown = false
    this.isAsking = false
    this.submission.clear()
  }

  /** The answer to the last submit was another question. */
  private isAsking = false

  private async search({ registerNumber, kilometers }: VehicleValues): Promise<void> {
    const { responseCode } = await this.api.searchVehicle({
      body: { registerNumber: normalizeRegisterNumber(registerNumber), kilometers: parseKilometers(kilometers) },
    })
    if (responseCode === 'NOT_FOUND') this.askForMore()
    else await this.booking.refresh()
  }

  private async describe({ registerNumber, kilometers, make, model }: VehicleValues): Promise<void> {
    await this.api.setVehicle({
      body: { register_number: normalizeRegisterNumber(registerNumber), make, model: model.trim() },
    })
    const driven = parseKilometers(kilometers)
    if (driven !== null) await this.api.setVehicleKilometers({ query: { kilometers: driven } })
    this.answered()
    await this.booking.refresh()
  }

  private askForMore(): void {
    this.isUnknown = true
    this.isAsking = true
    void this.makes.load()
  }

  private answered(): void {
    this.isAsking = false
  }
}

export const findVehicleStore = defineStore(
  'find-vehicle',
  (get) => new FindVehicleStore(get(apiPort)(calls), get(bookingStore)),
)
