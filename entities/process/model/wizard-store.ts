import { makeAutoObservable, observableRef } from 'mobx'
import { object, optional, string } from 'superstruct'
import { ProcessType } from '#shared/api/nouns/enums'
import { defineStore } from '#shared/store/define-store'
import { PLACE_KEY } from '#shared/store/keys'
import { persisted, type Persisted } from '#shared/store/persisted'
import type { StepDefinition, StepName, WizardProcess } from './definitions'

export type StepState = 'UNFINISHED' | 'ACTIVE' | 'FINISHED'

const Remembered = object({ processType: ProcessType, step: string(), visit: optional(string()) })

/**
 * Where the visitor is. One index says it all: the steps before it are FINISHED, the one at it ACTIVE, the later ones
 * UNFINISHED, so the states of SPEC.md section 4 cannot contradict each other.
 */
export class WizardStore {
  process: WizardProcess | null = null
  index = 0
  /** Counts the moves of the visitor; 0 as long as the page shows what it opened with. */
  moves = 0
  /** Counts how often the heading was asked to take the focus without a move. */
  calls = 0
  /** One booking from its start to its end has one; what the browser's history holds of earlier ones is over. */
  visit = newVisit()

  constructor(private readonly memory: Persisted<typeof Remembered.TYPE>) {
    makeAutoObservable<this, 'memory'>(this, { process: observableRef, memory: false }, { autoBind: true })
  }

  /** Opens a process at the step remembered for it, else at its first one (WZ-05). Returns whether one was remembered. */
  activate(process: WizardProcess): boolean {
    if (this.process === process) return true
    const remembered = this.memory.read()
    this.process = process
    const index = remembered?.processType === process.type ? this.indexOf(remembered.step) : -1
    this.index = Math.max(0, index)
    this.visit = (index >= 0 && remembered?.visit) || newVisit()
    this.moves = 0
    this.calls = 0
    this.remember()
    return index >= 0
  }

  /** No process is active any more, and none is remembered (RT-04). */
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

  /** The active step is FINISHED and the following ACTIVE, unless it is the last (WZ-06). */
  goNext(): void {
    this.moveTo(Math.min(this.index + 1, this.steps.length - 1))
  }

  /** The active step is UNFINISHED and the one before it ACTIVE (WZ-07). */
  goPrevious(): void {
    this.moveTo(Math.max(this.index - 1, 0))
  }

  /** Earlier steps are FINISHED, later ones UNFINISHED (WZ-08). */
  goTo(name: StepName): void {
    const index = this.indexOf(name)
    if (index >= 0) this.moveTo(index)
  }

  /** Back to the first step (WZ-09). */
  reset(): void {
    this.visit = newVisit()
    this.moveTo(0)
  }

  /** The last step, from wherever the visitor is: the booking has been sent. */
  finish(): void {
    this.moveTo(this.steps.length - 1)
  }

  /** The heading takes the focus although no step has changed: what had it is gone. */
  callFocus(): void {
    this.calls += 1
  }

  private indexOf(name: StepName): number {
    return this.steps.findIndex((step) => step.name === name)
  }

  private moveTo(index: number): void {
    if (index !== this.index) this.moves += 1
    this.index = index
    // The booking has been sent: nothing leads back into it.
    if (!this.next) this.visit = newVisit()
    this.remember()
  }

  /** The last step is what is left of a finished booking: a reload there starts anew (READINGS.md 1). */
  private remember(): void {
    if (this.process && this.active && this.next)
      this.memory.write({ processType: this.process.type, step: this.active.name, visit: this.visit })
    else this.memory.clear()
  }
}

const newVisit = (): string => Math.random().toString(36).slice(2)

export const wizardStore = defineStore(
  'wizard',
  () => new WizardStore(persisted(() => window.sessionStorage, PLACE_KEY, Remembered)),
)
