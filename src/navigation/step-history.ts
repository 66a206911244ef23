import { NavigationType, type Location, type NavigateFunction } from 'react-router-dom'
import { bookingStore, holdStore } from '#entities/booking'
import { registryPort, wizardStore } from '#entities/process'
import type { StoreResolver } from '#shared/store/define-store'
import { isModalOpen } from '#shared/ui/overlay/dialog'
import { startOver } from '../wizard/start-over'
import { browserPosition, entryOf, type HistoryEntry } from './entry'
import { leaveStore } from './leave-store'
import { adopt, align, stepOf, walk, type Entry, type StepPlace, type Stamp } from './step-trail'

/** Delay in milliseconds before the history is restored, so that repeated presses of Back are handled together. */
const PAUSE_MS = 30
/** Timeout in milliseconds after which an entry counts as unreachable, if the browser has not moved meanwhile. */
const GIVE_UP_MS = 2_000

/**
 * Synchronises the router's history with the wizard (WZ-13). The wizard is authoritative: `sync` restores the entry of
 * its current step after any navigation. All steps of a process share a path, so a refused entry shows nothing of its
 * own until the history is restored.
 */
export class StepHistory {
  private location: Location | null = null
  /** The visitor's entry, even while the browser is still travelling to it. */
  private here: HistoryEntry | null = null
  /** The position of the router's entry. */
  private position = 0
  private isOpening = true
  private isTravelling = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param opened the step at which the page opened the booking, because this code may load after the visitor moved on
   */
  constructor(
    private readonly get: StoreResolver,
    private readonly navigate: NavigateFunction,
    private readonly opened: StepPlace | null,
  ) {}

  /** Aligns the history. Call it after each change of the wizard or of the router's location. */
  sync(location: Location, action: NavigationType): void {
    if (location !== this.location) {
      this.location = location
      this.enter(location, action)
    }
    if (!this.isTravelling) this.align()
  }

  /** Cancels a navigation in progress. */
  stop(): void {
    clearTimeout(this.timer)
    window.removeEventListener('popstate', this.giveUpLater)
    this.isTravelling = false
  }

  private enter(location: Location, action: NavigationType): void {
    const { here } = this
    const { position, ...entry } = entryOf(location)
    if (position === null) return this.enterNew(entry, action)
    const isPop = action === NavigationType.Pop
    // An entry that this class has written.
    if (here !== null && !isPop && entry.overlay === null) return
    this.position = position
    if (here === null || !isPop) this.here = { ...entry, position }
    else if (this.isTravelling) this.continueTravel()
    else if (position !== here.position || entry.path !== here.path) this.popTo(here, { ...entry, position })
  }

  /** Takes in an entry that has no position yet: a link's, or one that the browser made for a fragment. */
  private enterNew(entry: Omit<HistoryEntry, 'position'>, action: NavigationType): void {
    const { here } = this
    this.stop()
    if (here) this.position = here.position + (action === NavigationType.Replace ? 0 : 1)
    this.here = { ...entry, position: this.position, stamp: entry.path === here?.path ? here.stamp : null }
    if (here && this.hasSteps) this.adopt()
  }

  /** Handles Back and Forward to an entry that this class has written. */
  private popTo(here: HistoryEntry, popped: HistoryEntry): void {
    // The page beneath a dialog stays as it is until the dialog is answered, unless Back closes the dialog.
    if (isModalOpen() && here.overlay === null) this.travelTo(here)
    // The blocker has already decided whether the path may be left.
    else if (popped.path !== here.path || !this.get(wizardStore).process) this.here = popped
    else this.walkTo(here, popped)
  }

  /** Handles a navigation within the process. */
  private walkTo(here: HistoryEntry, popped: HistoryEntry): void {
    const { get } = this
    const wizard = get(wizardStore)
    const { resource, booking } = get(bookingStore)
    const verdict = walk(
      {
        stepPlace: this.stepPlace,
        from: here,
        // The server's booking decides. Without it, or while the booking is being sent, nothing is reopened.
        canAsk: resource.hasAnswered && get(holdStore).sent === null,
        canReopen: (step) => booking !== null && wizard.steps[step]?.canEdit?.(get) === true,
        basis: (one) => this.basisOf(one),
      },
      popped,
    )
    if (verdict === 'ask') get(leaveStore).ask(() => startOver(get))
    if (verdict === 'ask' || verdict === 'return') return this.travelTo(here)
    this.here = popped
    if (verdict === 'anew') startOver(get)
    if (verdict !== 'go' || !popped.stamp) return
    const step = stepOf(popped.stamp)
    if (step < wizard.index) this.stamp({ ...popped.stamp, basis: this.basisOf(wizard.steps.length) })
    const name = wizard.steps[step]?.name
    if (name) wizard.goTo(name)
  }

  /** Brings the history to the entry of the wizard's step. */
  private align(): void {
    const { here, stepPlace } = this
    // The page has no steps, or the router has not opened it yet.
    if (!here || !this.hasSteps) return
    const action = here.stamp ? align(here, stepPlace) : undefined
    const isOpening = this.isOpening
    this.isOpening = false
    if (isOpening && (!action || action.kind === 'push')) return this.adoptOpened()
    if (!action) return this.adopt()
    if (action.kind === 'none') return
    if (action.kind === 'travel') return this.travelTo(action.to)
    if (action.kind === 'push') this.push(action.stamp)
    else this.stamp(action.stamp)
    this.align()
  }

  private travelTo({ position, stamp }: Entry): void {
    if (this.here) this.here = { ...this.here, position, stamp }
    this.isTravelling = true
    this.travel()
  }

  private travel(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.delta === 0) return this.arrive()
      void this.navigate(this.delta)
      // Once the browser has moved, the router follows as soon as the page can draw it, which takes a slow one longer.
      window.addEventListener('popstate', this.giveUpLater, { once: true })
      this.giveUpLater()
    }, PAUSE_MS)
  }

  private readonly giveUpLater = (): void => {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.adopt(), GIVE_UP_MS)
  }

  /** Arrives immediately, so that the visitor's next navigation is not mistaken for part of this one. */
  private continueTravel(): void {
    if (this.delta === 0) this.arrive()
    else this.travel()
  }

  /** Number of entries from the router's entry to the visitor's entry. */
  private get delta(): number {
    return (this.here?.position ?? 0) - this.position
  }

  private arrive(): void {
    this.stop()
    const { here, location } = this
    if (here?.stamp) this.stamp(here.stamp)
    // The entry of an earlier booking.
    else if (here && location) this.here = { ...here, stamp: entryOf(location).stamp }
    this.align()
  }

  /** Makes the current entry that of the step at which the page was opened, then pushes the steps completed since. */
  private adoptOpened(): void {
    const { opened, stepPlace } = this
    if (opened?.bookingAttemptId !== stepPlace.bookingAttemptId || opened.index >= stepPlace.index) return this.adopt()
    this.adopt(opened)
    this.align()
  }

  /** Makes the current entry that of the wizard's step. */
  private adopt(stepPlace = this.stepPlace): void {
    this.stop()
    if (this.here) this.stamp(adopt(this.here, stepPlace))
  }

  /** Writes the stamp into the router's entry, which becomes the visitor's. */
  private stamp(stamp: Stamp): void {
    if (this.here) this.write({ ...this.here, stamp }, true)
  }

  private push(stamp: Stamp): void {
    if (this.here) this.write({ ...this.here, position: this.here.position + 1, stamp }, false)
  }

  private write(entry: HistoryEntry, replace: boolean): void {
    const { path: pathname, position, stamp } = entry
    // The visitor is on the way to another entry, which a slow phone has not drawn yet. Writing would call them back from
    // another page, and would make two entries of the same step out of two of this one.
    if (window.location.pathname !== pathname || this.isElsewhere) return
    this.here = { ...entry, overlay: null }
    this.position = position
    // The address without what has been taken out of it since the router read it.
    const { search, hash } = window.location
    void this.navigate({ pathname, search, hash }, { replace, state: { position, stamp } })
  }

  /** Whether the browser has moved on from the router's entry. */
  private get isElsewhere(): boolean {
    const position = browserPosition()
    return position !== null && position !== this.position
  }

  /** Whether the page is that of a process with steps. */
  private get hasSteps(): boolean {
    const { process } = this.get(wizardStore)
    return process !== undefined && this.here !== null && this.get(registryPort).at(this.here.path) === process
  }

  private get stepPlace(): StepPlace {
    const { bookingAttemptId, index, next } = this.get(wizardStore)
    return { bookingAttemptId, index, isFinished: !next }
  }

  /** Serialises the results of the steps before `step`. The value of an earlier step is a prefix of a later one's. */
  private basisOf(step: number): string {
    const earlier = this.get(wizardStore).steps.slice(0, step)
    return earlier.map(({ basis }) => `${JSON.stringify(basis?.(this.get))}\n`).join('')
  }
}
