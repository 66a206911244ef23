import { bookingStore, holdStore } from '#entities/booking'
import { registryPort, wizardStore } from '#entities/process'
import type { StoreResolver } from '#shared/store/define-store'
import { startOver } from '../wizard/start-over'
import { browserEntry, pushEntry, stampEntry, type BrowserEntry } from './browser-entry'
import { leaveStore } from './leave-store'
import { adopt, align, stepOf, walk, type Entry, type Place } from './step-trail'

/** A visitor who presses Back again and again is waited for before the history is put back. */
const PAUSE_MS = 30
/** An entry that cannot be reached by then is not there any more. */
const GIVE_UP_MS = 500

/**
 * Keeps the browser's history and the wizard together (WZ-13). The wizard is the truth: whatever the browser does, `sync`
 * makes its entry the wizard's step again. Back and forward are heard before the router hears them, because what is
 * refused must not reach it; the router's own blocking comes with its data router only, which weighs too much here.
 */
export class StepHistory {
  /** Where the visitor is, also while the browser is still on its way there. */
  private here: BrowserEntry = browserEntry()
  private isOpening = true
  private isTravelling = false
  private isLeaving = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** @param opened where the booking began in this page: this code may come when the visitor has gone on from there */
  constructor(
    private readonly get: StoreResolver,
    private readonly opened: Place | null,
  ) {}

  /** To be called whenever the wizard, or the path that the router shows, has changed. */
  sync(path: string): void {
    if (this.isTravelling && path === this.here.path) return
    this.stop()
    const entry = browserEntry()
    const stamp = entry.stamp ?? (entry.path === this.here.path ? this.here.stamp : null)
    this.here = { ...entry, stamp }
    const { process } = this.get(wizardStore)
    // A page without steps, or one that the router has not opened yet.
    if (!process || this.get(registryPort).at(entry.path) !== process) return
    const action = entry.stamp ? align(entry, this.place) : undefined
    const isOpening = this.isOpening
    this.isOpening = false
    if (isOpening && (!action || action.kind === 'push')) return this.adoptOpened(path)
    if (!action) return this.adopt()
    if (action.kind === 'none') return
    if (action.kind === 'travel') return this.travelTo(action.to)
    if (action.kind === 'push') pushEntry(action.stamp, entry.position + 1)
    else stampEntry(action.stamp, entry.position)
    this.sync(path)
  }

  /** Back or forward; to be called before the router hears of it. */
  hear(event: PopStateEvent): void {
    if (this.isTravelling) {
      event.stopImmediatePropagation()
      // There at once: what the visitor does next is heard again, not taken for a part of the way.
      return this.delta === 0 ? this.arrive() : this.travel()
    }
    const popped = browserEntry()
    if (popped.path !== this.here.path) return this.leavePath(event, popped)
    if (!this.get(wizardStore).process) this.here = popped
    else if (popped.isUnknown) {
      this.here = { ...this.here, position: this.here.position + 1 }
      this.adopt()
    } else this.walkTo(popped)
  }

  /** Back or forward within the process. */
  private walkTo(popped: BrowserEntry): void {
    const { get } = this
    const wizard = get(wizardStore)
    const { resource, booking } = get(bookingStore)
    const verdict = walk(
      {
        place: this.place,
        from: this.here,
        // What the server has of the booking decides; without it nothing is reopened, and nothing while it is being sent.
        canAsk: resource.hasAnswered && get(holdStore).sent === null,
        canReopen: (step) => booking !== null && wizard.steps[step]?.canEdit?.(get) === true,
        basis: (one) => this.basisOf(one),
      },
      popped,
    )
    if (verdict === 'ask') get(leaveStore).ask(() => startOver(get))
    if (verdict === 'ask' || verdict === 'return') return this.travelTo(this.here)
    this.here = popped
    if (verdict === 'anew') startOver(get)
    if (verdict !== 'go' || !popped.stamp) return this.sync(popped.path)
    const step = stepOf(popped.stamp)
    if (step < wizard.index) {
      const basis = this.basisOf(wizard.steps.length)
      stampEntry({ ...popped.stamp, basis }, popped.position)
    }
    const name = wizard.steps[step]?.name
    if (name) wizard.goTo(name)
  }

  /** Back or forward to another page of the application. */
  private leavePath(event: PopStateEvent, popped: BrowserEntry): void {
    const { isLeaving } = this
    this.isLeaving = false
    // A page that is no process leaves the booking as it is, on the way there and back.
    const other = this.get(registryPort).at(popped.path)
    const isOther = other !== undefined && other !== this.get(wizardStore).process
    if (isOther && !isLeaving && this.get(leaveStore).askIfHeld(() => this.leaveFor(popped.position))) {
      event.stopImmediatePropagation()
      return this.travelTo(this.here)
    }
    this.here = popped
  }

  private leaveFor(position: number): void {
    if (this.isTravelling) return void setTimeout(() => this.leaveFor(position), PAUSE_MS)
    this.isLeaving = true
    window.history.go(position - this.here.position)
  }

  private travelTo({ position, stamp }: Entry): void {
    this.here = { ...this.here, position, stamp }
    this.isTravelling = true
    this.travel()
  }

  private travel(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.delta === 0) return this.arrive()
      window.history.go(this.delta)
      this.timer = setTimeout(() => this.adopt(), GIVE_UP_MS)
    }, PAUSE_MS)
  }

  /** How many entries the browser is away from where the visitor is. */
  private get delta(): number {
    return this.here.position - browserEntry().position
  }

  private arrive(): void {
    const { position, stamp, path } = this.here
    if (stamp) stampEntry(stamp, position)
    this.stop()
    this.sync(path)
  }

  /** The entry at hand becomes the step that the page was opened at; what has been gone through since follows it. */
  private adoptOpened(path: string): void {
    const { opened, place } = this
    if (opened?.visit !== place.visit || opened.index >= place.index) return this.adopt()
    this.adopt(opened)
    this.sync(path)
  }

  /** The entry at hand becomes the wizard's step. */
  private adopt(place = this.place): void {
    this.stop()
    const { here } = this
    const stamp = adopt(here, place)
    stampEntry(stamp, here.position)
    this.here = { ...here, stamp }
  }

  /** Gives up what is under way. */
  stop(): void {
    clearTimeout(this.timer)
    this.isTravelling = false
  }

  private get place(): Place {
    const { visit, index, next } = this.get(wizardStore)
    return { visit, index, isFinished: !next }
  }

  /** What a step is built on: what each step before it has made, so that what is of fewer steps begins what is of more. */
  private basisOf(step: number): string {
    const { booking } = this.get(bookingStore)
    const { vehicle, order_items = [], booking_total_duration, lead_date } = booking ?? {}
    const products = order_items.map(({ product }) => product)
    const made: Readonly<Record<string, unknown>> = {
      VEHICLE: vehicle?.register_number,
      SERVICES: products,
      TIRES: products,
      TIME: [booking_total_duration?.start, lead_date],
    }
    const parts = this.get(wizardStore).steps.slice(0, step)
    return parts.map(({ name }) => `${JSON.stringify(made[name])}\n`).join('')
  }
}
