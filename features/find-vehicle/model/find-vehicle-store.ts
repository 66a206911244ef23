import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { bookingAttemptPort } from '#entities/process'
import { normalizeRegisterNumber, parseKilometers } from '#entities/vehicle'
import { type Client, apiPort } from '#shared/api/client'
import { searchVehicle } from '#shared/api/contract/vehicle'
import { extensionsOf } from '#shared/api/extensions'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { isAnyPlate, TAKES_ANY_PLATE } from '#shared/text/plate'

/** API calls of this store. */
const calls = { searchVehicle }

/** The values of the vehicle form, as typed. */
export interface SearchValues {
  readonly registerNumber: string
  readonly kilometers: string
}

/** Loads the code of the description form. Runs during the submission, which reports its failure. */
export type Prepare = () => Promise<unknown>

/** Looks up a vehicle by its register number, and records if the visitor must describe it instead. */
export class FindVehicleStore {
  /**
   * Form values of a vehicle that is not in the register, whose make and model are asked for (VE-05). Otherwise null.
   */
  unknown: SearchValues | null = null
  /** The plate on which the visitor insisted, if it cannot be booked here, as typed (EV-06). */
  refusedPlate: string | null = null
  /** True if the visitor's own action changed the form, so that the focus must move to it. */
  hasMoved = false
  readonly submission = new Action((work: () => Promise<void>) => work())
  #isDisposed = false

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: BookingStore,
    /** Asks ahead for what the next step shows. */
    private readonly askAhead: () => void,
    private readonly extensions: () => Promise<readonly string[]>,
  ) {
    makeAutoObservable<this, 'api' | 'askAhead' | 'extensions'>(
      this,
      { api: false, askAhead: false, extensions: false, unknown: observableRef },
      { autoBind: true },
    )
  }

  /** Resolves to true if the vehicle is set for the booking. */
  async submit(values: SearchValues, prepare: Prepare): Promise<boolean> {
    this.#isDisposed = false
    return (await this.submission.run(() => this.search(values, prepare))) && this.unknown === null
  }

  /** Asks for make and model of a plate that no search takes, or refuses it if the server takes none such (EV-06). */
  async insist(typed: SearchValues, prepare: Prepare): Promise<void> {
    this.#isDisposed = false
    await this.submission.run(async () => {
      const registerNumber = normalizeRegisterNumber(typed.registerNumber)
      const isTaken = isAnyPlate(registerNumber) && (await this.extensions()).includes(TAKES_ANY_PLATE)
      if (!isTaken) return this.refuse(typed.registerNumber)
      await prepare()
      this.booking.keepFormer()
      this.askForDescription({ ...typed, registerNumber }, true)
    })
  }

  /** Restores a vehicle description in progress. */
  async resume(vehicle: SearchValues, prepare: Prepare): Promise<void> {
    this.#isDisposed = false
    await this.submission.run(async () => {
      await prepare()
      this.askForDescription(vehicle, false)
    })
  }

  dispose(): void {
    this.#isDisposed = true
  }

  /** Returns to the register number form ('Vaihda rekisterinumero', VE-06). */
  changeRegisterNumber(): void {
    this.unknown = null
    this.hasMoved = true
  }

  private refuse(plate: string): void {
    this.refusedPlate = plate
  }

  private async search(typed: SearchValues, prepare: Prepare): Promise<void> {
    const registerNumber = normalizeRegisterNumber(typed.registerNumber)
    this.booking.keepFormer()
    const { responseCode } = await this.api.searchVehicle({
      body: { registerNumber, kilometers: parseKilometers(typed.kilometers) },
    })
    if (responseCode === 'SUCCESS') return this.refresh()
    // The search may have cleared the vehicle of the booking, or set it without a code that says so.
    await Promise.all([prepare(), (responseCode === null || this.booking.booking) && this.booking.refresh()])
    if (responseCode === null && this.isFound(registerNumber)) return this.askAhead()
    this.askForDescription({ ...typed, registerNumber }, true)
  }

  /** Tells whether the booking has the vehicle, with its make, which the register alone knows. */
  private isFound(registerNumber: string): boolean {
    const vehicle = this.booking.booking?.vehicle
    return Boolean(vehicle?.make) && normalizeRegisterNumber(vehicle?.register_number ?? '') === registerNumber
  }

  /** Refetches the booking side by side with what the next step shows. */
  private refresh(): Promise<void> {
    const read = this.booking.refresh()
    this.askAhead()
    return read
  }

  private askForDescription(vehicle: SearchValues, hasMoved: boolean): void {
    // Ignores a response that arrives after the visitor left the step.
    if (this.#isDisposed) return
    this.unknown = vehicle
    this.hasMoved = hasMoved
  }
}

export const findVehicleStore = defineStore(
  'find-vehicle',
  (get) =>
    new FindVehicleStore(
      get(apiPort)(calls),
      get(bookingStore),
      () => get(bookingAttemptPort).next?.askAhead?.(get),
      () => extensionsOf(get(apiPort)),
    ),
)
