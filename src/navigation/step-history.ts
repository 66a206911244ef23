import { bookingStore, holdStore } from '#entities/booking'
import { registryPort, wizardStore } from '#entities/process'
import type { StoreResolver } from '#shared/store/define-store'
import { isModalOpen } from '#shared/ui/overlay/dialog'
import { hasOwnEntry } from '#shared/ui/overlay/use-back'
import { startOver } from '../wizard/start-over'
import { browserEntry, pushEntry, stampEntry, type BrowserEntry } from './browser-entry'
import { leaveStore } from './leave-store'
import { adopt, align, stepOf, walk, type Entry, type Place } from './step-trail'

/** Delay in milliseconds before the history is restored, so that repeated presses of Back are handled together. */
const PAUSE_MS = 30
/** Timeout in milliseconds after which an entry counts as unreachable. */
const GIVE_UP_MS = 500

/**
 * Synchronises the browser's history with the wizard (WZ-13). The wizard is authoritative: `sync` restores the entry of
 * its current step after any navigation. Handles popstate before the router, because a refused navigation must not
 * reach it. The router's own blocking needs its data router, which is too large.
 */
export class StepHistory {
  /** The visitor's current entry, even while the browser is still travelling to it. */
  private here: BrowserEntry = browserEntry()
  private isOpening = true
  private isTravelling = false
  private isLeaving = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param opened the step at which the page opened the booking, because this code may load after the visitor moved on
   */
  constructor(
    private readonly get: StoreResolver,
    private readonly opened: Place | null,
  ) {}

  /** Aligns the history. Call it after each change of the wizard or of the router's path. */
  sync(path: string): void {
    if (this.isTravelling && path === this.here.path) return
    this.stop()
    const entry = browserEntry()
    const stamp = entry.stamp ?? (entry.path === this.here.path ? this.here.stamp : null)
    this.here = { ...entry, stamp }
    const { process } = this.get(wizardStore)
    // The page has no steps, or the router has not opened it yet.
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

  /** Handles Back and Forward. Must be called before the router's listener. */
  handlePopState(event: PopStateEvent): void {
    if (this.isTravelling) {
      event.stopImmediatePropagation()
      // Arrives immediately, so that the visitor's next navigation is not mistaken for part of this one.
      return this.delta === 0 ? this.arrive() : this.travel()
    }
    const popped = browserEntry()
    if (isModalOpen() && !hasOwnEntry() && popped.position !== this.here.position) {
      // The page beneath a dialog stays as it is until the dialog is answered.
      event.stopImmediatePropagation()
      return this.travelTo(this.here)
    }
    if (popped.path !== this.here.path) return this.leavePath(event, popped)
    if (!this.get(wizardStore).process) this.here = popped
    else if (popped.isUnknown) {
      this.here = { ...this.here, position: this.here.position + 1 }
      this.adopt()
    } else this.walkTo(popped)
  }

  /** Handles a navigation within the process. */
  private walkTo(popped: BrowserEntry): void {
    const { get } = this
    const wizard = get(wizardStore)
    const { resource, booking } = get(bookingStore)
    const verdict = walk(
      {
        place: this.place,
        from: this.here,
        // The server's booking decides. Without it, or while the booking is being sent, nothing is reopened.
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

  /** Handles a navigation to another page of the application. */
  private leavePath(event: PopStateEvent, popped: BrowserEntry): void {
    const { isLeaving } = this
    this.isLeaving = false
    // A page that is not a process leaves the booking unchanged in both directions.
    const other = this.get(registryPort).at(popped.path)
    const isOther = other !== undefined && other !== this.get(wizardStore).process
    if (isOther && !isLeaving && this.get(leaveStore).askIfBegun(() => this.leaveFor(popped.position))) {
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

  /** Number of entries from the browser's current entry to the visitor's entry. */
  private get delta(): number {
    return this.here.position - browserEntry().position
  }

  private arrive(): void {
    const { position, stamp, path } = this.here
    if (stamp) stampEntry(stamp, position)
    this.stop()
    this.sync(path)
  }

  /** Makes the current entry that of the step at which the page was opened, then pushes the steps completed since. */
  private adoptOpened(path: string): void {
    const { opened, place } = this
    if (opened?.visit !== place.visit || opened.index >= place.index) return this.adopt()
    this.adopt(opened)
    this.sync(path)
  }

  /** Makes the current entry that of the wizard's step. */
  private adopt(place = this.place): void {
    this.stop()
    const { here } = this
    const stamp = adopt(here, place)
    stampEntry(stamp, here.position)
    this.here = { ...here, stamp }
  }

  /** Cancels a navigation in progress. */
  stop(): void {
    clearTimeout(this.timer)
    this.isTravelling = false
  }

  private get place(): Place {
    const { visit, index, next } = this.get(wizardStore)
    return { visit, index, isFinished: !next }
  }

  /** Serialises the results of the steps before `step`. The value of an earlier step is a prefix of a later one's. */
  private basisOf(step: number): string {
    const earlier = this.get(wizardStore).steps.slice(0, step)
    return earlier.map(({ basis }) => `${JSON.stringify(basis?.(this.get))}\n`).join('')
  }
}
