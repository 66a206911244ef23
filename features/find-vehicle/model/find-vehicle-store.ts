import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { normalizeRegisterNumber, parseKilometers } from '#entities/vehicle'
import type { Client } from '#shared/api/client'
import { searchVehicle } from '#shared/api/contract/vehicle'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'

/** The calls made here. */
const calls = { searchVehicle }

/** The vehicle form as typed. */
export interface SearchValues {
  readonly registerNumber: string
  readonly kilometers: string
}

/** Fetches what asks for the description: shown only when it is here, so that its failure is the submission's. */
export type Prepare = () => Promise<unknown>

/** Looks a vehicle up by its plate, and knows when the visitor has to describe it instead. */
export class FindVehicleStore {
  /** The register does not know it: make and model are asked for (VE-05). */
  unknown: SearchValues | null = null
  /** The visitor's own act has changed what is asked, so that the focus goes along. */
  hasMoved = false
  readonly submission = new Action((work: () => Promise<void>) => work())
  private isLeft = false

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
  ) {
    makeAutoObservable<this, 'api' | 'booking' | 'isLeft'>(
      this,
      { api: false, booking: false, isLeft: false, submission: false, unknown: observableRef },
      { autoBind: true },
    )
  }

  /** Resolves to whether the booking has its vehicle now. */
  async submit(values: SearchValues, prepare: Prepare): Promise<boolean> {
    this.isLeft = false
    return (await this.submission.run(() => this.search(values, prepare))) && this.unknown === null
  }

  /** Goes on with a vehicle that was being described, where there is one. */
  async resume(recall: () => Promise<SearchValues | null>): Promise<void> {
    this.isLeft = false
    await this.submission.run(async () => {
      const vehicle = await recall()
      if (vehicle) this.ask(vehicle, false)
    })
  }

  dispose(): void {
    this.isLeft = true
  }

  /** Back to the plate alone ('Vaihda rekisterinumero', VE-06). */
  changeRegisterNumber(): void {
    this.unknown = null
    this.hasMoved = true
  }

  private async search(typed: SearchValues, prepare: Prepare): Promise<void> {
    const registerNumber = normalizeRegisterNumber(typed.registerNumber)
    const { responseCode } = await this.api.searchVehicle({
      body: { registerNumber, kilometers: parseKilometers(typed.kilometers) },
    })
    if (responseCode !== 'NOT_FOUND') return this.booking.refresh()
    // What the booking had before is gone with the search.
    await Promise.all([prepare(), this.booking.booking && this.booking.refresh()])
    this.ask({ ...typed, registerNumber }, true)
  }

  private ask(vehicle: SearchValues, hasMoved: boolean): void {
    // Nobody is there any more to be asked.
    if (this.isLeft) return
    this.unknown = vehicle
    this.hasMoved = hasMoved
  }
}

export const findVehicleStore = defineStore(
  'find-vehicle',
  (get) => new FindVehicleStore(get(apiPort)(calls), get(bookingStore)),
)
