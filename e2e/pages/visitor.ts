import type { Given, Step } from '#tests/harness/visitors/fill-booking'
import { expect, type Page } from '@playwright/test'
import { prepareBooking } from '../harness/api'
import { USUAL } from '../harness/usual'
import { CustomerStep, somebody, type Person } from './customer-step'
import { ServicesStep } from './services-step'
import { Shell, type StepKey } from './shell'
import { ThanksStep } from './thanks-step'
import { TimeStep, type ChosenSlot } from './time-step'
import { TiresStep } from './tires-step'
import { VehicleStep } from './vehicle-step'
import { WorkplaceStep } from './workplace-step'

export { USUAL }

/** Overrides of the default booking. */
export interface Overrides {
  readonly plate?: string
  readonly person?: Person
}

/** The time and the customer of a booking that a journey has made. */
export interface Booked {
  readonly slot: ChosenSlot
  readonly person: Person
}

const MAINTENANCE = ['vehicle', 'workplace', 'services', 'time', 'customer', 'thanks'] as const
export type MaintenanceStep = (typeof MAINTENANCE)[number]
/** The steps before the booking is saved. */
export const OPEN_STEPS = ['vehicle', 'workplace', 'services', 'time', 'customer'] as const

/** The wizard's keys of the steps. */
const NAMES: Record<(typeof OPEN_STEPS)[number], Step> = {
  vehicle: 'VEHICLE',
  workplace: 'ORGANIZATION',
  services: 'SERVICES',
  time: 'TIME',
  customer: 'CUSTOMER',
}

/** A visitor with the page objects of every step. */
export class Visitor {
  readonly shell: Shell
  readonly vehicle: VehicleStep
  readonly workplace: WorkplaceStep
  readonly services: ServicesStep
  readonly tires: TiresStep
  readonly time: TimeStep
  readonly customer: CustomerStep
  readonly thanks: ThanksStep

  constructor(readonly page: Page) {
    this.shell = new Shell(page)
    this.vehicle = new VehicleStep(page)
    this.workplace = new WorkplaceStep(page)
    this.services = new ServicesStep(page)
    this.tires = new TiresStep(page)
    this.time = new TimeStep(page)
    this.customer = new CustomerStep(page)
    this.thanks = new ThanksStep(page)
  }

  /** Waits until the step is visible with its data. */
  async sees(step: StepKey): Promise<void> {
    await expect(this.shell.step(step)).toBeVisible()
    if (step === 'vehicle') await expect(this.vehicle.next).toBeVisible()
    if (step === 'workplace') await expect(this.workplace.cards.first()).toBeVisible()
    if (step === 'services') await expect(this.services.categories.nth(2)).toBeVisible()
    if (step === 'tires') await expect(this.tires.changeOnly).toBeVisible()
    if (step === 'time') await expect(this.time.slots.first()).toBeVisible()
    if (step === 'customer') await expect(this.customer.send).toBeVisible()
  }

  /**
   * Opens the page at a step of a maintenance booking, as a reload there does. API calls complete the steps before it,
   * because completing them in the page takes seconds. For journeys about this step or a later one.
   */
  async startsAt(step: (typeof OPEN_STEPS)[number], given: Given = {}): Promise<void> {
    await prepareBooking(this.page, NAMES[step], given)
    await this.page.goto('/huolto')
    await this.sees(step)
  }

  /** Opens the page at the tire step for a plate, as a reload there does. */
  async startsAtTires(plate: string): Promise<void> {
    await prepareBooking(this.page, 'TIRES', { process: 'TIRE_CHANGE', plate })
    await this.page.goto('/renkaanvaihto')
    await this.sees('tires')
  }

  /** Opens the page and completes a maintenance booking up to a step. */
  async opens(step: MaintenanceStep, overrides: Overrides = {}): Promise<Booked> {
    await this.page.goto('/')
    return this.walks('vehicle', step, overrides)
  }

  /** Completes each step from `from` until `to` is visible. */
  async walks(from: MaintenanceStep, to: MaintenanceStep, overrides: Overrides = {}): Promise<Booked> {
    const { plate = USUAL.plate, person = somebody() } = overrides
    let slot: ChosenSlot = { day: '', start: '' }
    const leave: Record<MaintenanceStep, () => Promise<void>> = {
      vehicle: () => this.vehicle.submit(plate, USUAL.kilometers),
      workplace: () => this.workplace.select(USUAL.workplace).click(),
      services: async () => {
        await this.services.service(USUAL.service).check()
        await this.services.next.click()
      },
      time: async () => {
        slot = await this.time.chooseFirst()
        await this.time.next.click()
      },
      customer: async () => {
        await this.customer.fill(person)
        await this.customer.send.click()
      },
      thanks: () => Promise.resolve(),
    }
    for (const step of MAINTENANCE.slice(MAINTENANCE.indexOf(from), MAINTENANCE.indexOf(to))) {
      await this.sees(step)
      await leave[step]()
    }
    await this.sees(to)
    return { slot, person }
  }
}
