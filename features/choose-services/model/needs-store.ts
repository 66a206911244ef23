import { makeAutoObservable } from 'mobx'
import { bookingStore } from '#entities/booking'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { t } from '../texts'
import { needsCalls, type NeedsContext } from './needs-context'
import { NotesStore } from './notes-store'
import { ServiceContractStore } from './service-contract-store'
import { symptomDraft } from './symptom-draft'
import { SymptomsStore } from './symptoms-store'

/** What the visitor tells in their own words beside the services, and of a contract that pays for them. */
export class NeedsStore {
  readonly notes: NotesStore
  readonly symptoms: SymptomsStore
  readonly contract: ServiceContractStore

  constructor(context: NeedsContext) {
    this.notes = new NotesStore(context)
    this.symptoms = new SymptomsStore(context)
    this.contract = new ServiceContractStore(context)
    makeAutoObservable(this, { notes: false, symptoms: false, contract: false }, { autoBind: true })
  }

  /** Why the step cannot be left forwards: what was typed and not added would be lost without a word (SV-08). */
  get blockedBecause(): string | null {
    return this.symptoms.isBlank ? null : t('unsavedSymptom')
  }

  get symptomCount(): number {
    return this.symptoms.list.length
  }

  /** Saves what is not saved yet; resolves to whether the server has it all. What it has not is said in its place. */
  async flush(): Promise<boolean> {
    const saves = [this.notes.save(), this.symptoms.saves.flush(), this.contract.saves.flush()]
    return (await Promise.all(saves)).every(Boolean)
  }

  /** What is not saved yet is tried once more. */
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
      mayStill: sameSession(get),
    }),
)
