import { makeAutoObservable, observableRef } from 'mobx'
import { object, optional, string } from 'superstruct'
import { ProcessType } from '#shared/api/nouns/enums'
import { defineStore } from '#shared/store/define-store'
import { STEP_PLACE_KEY } from '#shared/store/keys'
import { persisted, type Persisted } from '#shared/store/persisted'
import type { StepDefinition, StepName, WizardProcess } from './definitions'

export type StepState = 'UNFINISHED' | 'ACTIVE' | 'FINISHED'

/** `visit` is the stored name of the booking attempt's id. */
const Remembered = object({ processType: ProcessType, step: string(), visit: optional(string()) })

/**
 * The visitor's position in the process. It is a single index: steps before it are FINISHED, the step at it is ACTIVE,
 * later steps are UNFINISHED. So the states of specification section 4 cannot contradict each other.
 */
export class WizardStore {
  process: WizardProcess | null = null
  index = 0
  /** True if the page was opened at a stored step, as after a reload. */
  isRestored = false
  /** Number of step changes by the visitor. 0 until the first change after the page was opened. */
  moves = 0
  /** Number of requests to focus the heading without a step change. */
  calls = 0
  /** Id of one attempt to book from start to end. Entries of earlier ones in the browser history are obsolete. */
  bookingAttemptId = newBookingAttemptId()

  constructor(private readonly memory: Persisted<typeof Remembered.TYPE>) {
    makeAutoObservable<this, 'memory'>(this, { process: observableRef, memory: false }, { autoBind: true })
  }

  /** Opens a process at its stored step, or else at the first (WZ-05). Returns true if a step was stored. */
  activate(process: WizardProcess): boolean {
    if (this.process === process) return true
    const remembered = this.memory.read()
    this.process = process
    const index = remembered?.processType === process.type ? this.indexOf(remembered.step) : -1
    this.index = Math.max(0, index)
    this.isRestored = index >= 0
    this.bookingAttemptId = (index >= 0 && remembered?.visit) || newBookingAttemptId()
    this.moves = 0
    this.calls = 0
    this.remember()
    return index >= 0
  }

  /** Deactivates the process and deletes the stored step (RT-04). */
  clear(): void {
    this.process = null
    this.index = 0
    this.memory.clear()
  }

  get steps(): readonly StepDefinition[] {
    return this.process?.steps ?? []
  }

  get active(): StepDefinition | undefined {
    return this.steps[this.index]
  }

  get next(): StepDefinition | undefined {
    return this.steps[this.index + 1]
  }

  get finished(): readonly StepDefinition[] {
    return this.steps.slice(0, this.index)
  }

  stateOf(name: StepName): StepState {
    const index = this.indexOf(name)
    if (index === this.index) return 'ACTIVE'
    return index < this.index ? 'FINISHED' : 'UNFINISHED'
  }

  /** Finishes the active step and activates the next, unless it is the last (WZ-06). */
  goNext(): void {
    this.moveTo(Math.min(this.index + 1, this.steps.length - 1))
  }

  /** Unfinishes the active step and activates the previous one (WZ-07). */
  goPrevious(): void {
    this.moveTo(Math.max(this.index - 1, 0))
  }

  /** Activates a step. Earlier steps become FINISHED, later ones UNFINISHED (WZ-08). */
  goTo(name: StepName): void {
    const index = this.indexOf(name)
    if (index >= 0) this.moveTo(index)
  }

  /** Returns to the first step (WZ-09). */
  reset(): void {
    this.bookingAttemptId = newBookingAttemptId()
    this.moveTo(0)
  }

  /** Moves to the last step, because the booking has been sent. */
  finish(): void {
    this.moveTo(this.steps.length - 1)
  }

  /** Moves the focus to the heading without a step change, because the focused element was removed. */
  requestFocus(): void {
    this.calls += 1
  }

  private indexOf(name: StepName): number {
    return this.steps.findIndex((step) => step.name === name)
  }

  private moveTo(index: number): void {
    if (index !== this.index) this.moves += 1
    this.index = index
    // The booking has been sent, so history entries must not lead back into it.
    if (!this.next) this.bookingAttemptId = newBookingAttemptId()
    this.remember()
  }

  /** Stores the step. The last step is not stored, because a reload there restarts the process (reading 1). */
  private remember(): void {
    if (this.process && this.active && this.next)
      this.memory.write({ processType: this.process.type, step: this.active.name, visit: this.bookingAttemptId })
    else this.memory.clear()
  }
}

const newBookingAttemptId = (): string => Math.random().toString(36).slice(2)

export const wizardStore = defineStore('wizard', () => new WizardStore(persisted(STEP_PLACE_KEY, Remembered)))
