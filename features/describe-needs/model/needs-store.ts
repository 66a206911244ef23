import { makeAutoObservable } from 'mobx'
import { bookingStore, type Needs } from '#entities/booking'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { defineStore } from '#shared/store/define-store'
import { t } from '../texts'
import { needsCalls, type NeedsContext, symptomDraft, unsavedNotes } from './needs-context'
import { NotesStore } from './notes-store'
import { ServiceContractStore } from './service-contract-store'
import { SymptomsStore } from './symptoms-store'

/** Order notes, symptoms in the visitor’s own words, and the leasing contract. */
export class NeedsStore implements Needs {
  readonly notes: NotesStore
  readonly symptoms: SymptomsStore
  readonly contract: ServiceContractStore

  constructor(context: NeedsContext) {
    this.notes = new NotesStore(context)
    this.symptoms = new SymptomsStore(context)
    this.contract = new ServiceContractStore(context)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Reason why Continue is blocked, or null. A typed symptom that was not added would otherwise be discarded silently
   * (SV-08).
   */
  get blockedBecause(): string | null {
    return this.symptoms.isBlank ? null : t('unsavedSymptom')
  }

  /** Row of the order panel for the symptoms, which no estimate includes; null if there are none. */
  get note() {
    const count = this.symptoms.list.length
    if (count === 0) return null
    return { name: t('symptomsRow', { count }), text: t('symptomsRowPrice'), short: t.count('symptomsBar', count) }
  }

  /** Says that the contract pays for some of the work; null without one. */
  get priceNotice(): string | null {
    return this.contract.value.isOn ? t('contractHelp') : null
  }

  /** True if the visitor has described no symptom and written no notes. */
  get isEmpty(): boolean {
    return this.symptoms.list.length === 0 && this.notes.text.trim() === ''
  }

  /** Saves all pending changes. Resolves to true if the server has every value. Each section shows its own failure. */
  async flush(): Promise<boolean> {
    const saves = [this.notes.save(), this.symptoms.saves.flush(), this.contract.saves.flush()]
    return (await Promise.all(saves)).every(Boolean)
  }

  /** Retries the pending saves and keeps the symptom draft. */
  dispose(): void {
    void this.flush()
    this.symptoms.keepDraft()
    this.contract.dispose()
  }
}

export const needsStore = defineStore(
  'needs',
  (get) =>
    new NeedsStore({
      api: get(apiPort)(needsCalls),
      booking: get(bookingStore),
      draft: get(symptomDraft),
      unsavedNotes: get(unsavedNotes),
      isSameSession: sameSession(get),
    }),
)
