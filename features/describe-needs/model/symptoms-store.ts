import { makeAutoObservable } from 'mobx'
import type { Symptom } from '#shared/api/nouns/booking'
import { LatestSave } from '#shared/store/latest-save'
import { fromBooking, type NeedsContext } from './needs-context'

/** Limits of the server: characters per symptom, and number of symptoms. */
export const LONGEST_SYMPTOM = 1000
export const MOST_SYMPTOMS = 50

const words = (symptoms: readonly Symptom[]): string => JSON.stringify(symptoms.map(({ description }) => description))

/**
 * Symptoms in the visitor’s own words (SV-07). The whole list is sent after each change. A reserved time does not lock
 * the list: the specification locks the product selector, and symptoms change neither price nor duration.
 */
export class SymptomsStore {
  /** Text of the field that has not been added yet. */
  text: string
  /** True if nothing was typed since the last addition. A second Enter is then no attempt to add an empty symptom. */
  hasJustAdded = false
  /** Last change of the list, announced to screen readers; null before the first. */
  lastChange: { readonly kind: 'added' | 'removed' } | null = null
  readonly saves: LatestSave<readonly Symptom[]>

  constructor(private readonly context: NeedsContext) {
    const { api, booking, draft } = context
    this.text = draft.recall()
    this.saves = new LatestSave<readonly Symptom[]>({
      send: async (symptoms) => {
        await api.saveSymptoms({ body: [...symptoms] })
      },
      known: () => booking.booking?.symptoms ?? [],
      isSame: (one, other) => words(one) === words(other),
      ...fromBooking(context),
    })
    makeAutoObservable<this, 'context'>(this, { context: false }, { autoBind: true })
  }

  get list(): readonly Symptom[] {
    return this.saves.value ?? []
  }

  /** Symptoms with their position as the key, because new ones have no id and descriptions may repeat. */
  get chips(): readonly { readonly at: number; readonly description: string }[] {
    return this.list.map(({ description }, at) => ({ at, description }))
  }

  get isBlank(): boolean {
    return this.text.trim() === ''
  }

  get isFull(): boolean {
    return this.list.length >= MOST_SYMPTOMS
  }

  type(text: string): void {
    this.text = text
    this.hasJustAdded = false
  }

  /** Adds the text as typed, without trimming (reading 21). */
  add(): void {
    if (this.isBlank || this.isFull) return
    void this.saves.save([...this.list, { id: null, description: this.text }])
    this.text = ''
    this.hasJustAdded = true
    this.lastChange = { kind: 'added' }
  }

  /** Adds a symptom that was not typed, such as a recall of the vehicle, and keeps what is typed. */
  addGiven(description: string): void {
    if (this.isFull) return
    void this.saves.save([...this.list, { id: null, description }])
    this.lastChange = { kind: 'added' }
  }

  /** Keeps the typed text for the next visit to the step. */
  keepDraft(): void {
    const { draft, isSameSession } = this.context
    draft.keep({ text: this.text, isSameSession })
  }

  remove(position: number): void {
    void this.saves.save(this.list.filter((_, at) => at !== position))
    this.lastChange = { kind: 'removed' }
  }
}
