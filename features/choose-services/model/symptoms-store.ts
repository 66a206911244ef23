import { makeAutoObservable } from 'mobx'
import type { Symptom } from '#shared/api/nouns/entities'
import { LatestSave } from '#shared/store/latest-save'
import { fromBooking, type NeedsContext } from './needs-context'

/** What the server takes. */
export const LONGEST_SYMPTOM = 1000
export const MOST_SYMPTOMS = 50

const words = (symptoms: readonly Symptom[]): string => JSON.stringify(symptoms.map(({ description }) => description))

/**
 * What else the car needs, in the visitor's own words (SV-07). The whole list is sent after each change. It is not locked
 * with the services once a time is reserved: SPEC.md locks the product selector, and words change no price or duration.
 */
export class SymptomsStore {
  /** What stands in the field, not added yet. */
  text: string
  /** Adding was asked for without a word typed. */
  isMissing = false
  /** Nothing was typed since the last was added: one Enter too many asks for nothing. */
  private isUntouched = false
  /** What was done last, for those who listen. */
  news: { readonly what: 'added' | 'removed' } | null = null
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
    makeAutoObservable<this, 'context'>(this, { context: false, saves: false }, { autoBind: true })
  }

  get list(): readonly Symptom[] {
    return this.saves.value ?? []
  }

  /** The list as it is shown: known by place, since new ones have no id yet, and words may be there twice. */
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
    this.isMissing = false
    this.isUntouched = false
  }

  /** Kept as typed (READINGS.md 21). */
  add(): void {
    this.isMissing = this.isBlank && !this.isUntouched
    if (this.isBlank || this.isFull) return
    void this.saves.save([...this.list, { id: null, description: this.text }])
    this.text = ''
    this.isUntouched = true
    this.news = { what: 'added' }
  }

  /** The step is left: what was being written is there on coming back. */
  keepDraft(): void {
    const { draft, mayStill } = this.context
    draft.keep({ text: this.text, mayStill })
  }

  remove(position: number): void {
    void this.saves.save(this.list.filter((_, at) => at !== position))
    this.news = { what: 'removed' }
  }
}
