import { makeAutoObservable, observableRef } from 'mobx'
import { notificationStore } from '#entities/notification'
import { configPort } from '#shared/config/config'
import { emit, type ConsentEvent } from '#shared/events'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { persisted } from '#shared/store/persisted'
import { t } from '../texts'
import { NO_CONSENT, Tags } from './tags'
import { ConsentRecord, recordOf, stands, USES, type Use } from './consent-record'
import { settingsStore } from './settings-store'

export const CONSENT_KEY = 'huoltovaraus.consent'

const kept = persisted(CONSENT_KEY, ConsentRecord, () => window.localStorage)

/** The visitor's consent to optional purposes, and whether the banner asks for it. */
class ConsentStore {
  /** False until the stored choice has been read. */
  private hasBegun = false
  private record: ConsentRecord | null = null

  /** The optional purposes. Empty if no tag manager is configured. */
  readonly uses: readonly Use[]
  readonly #get: StoreResolver
  readonly #tags: Tags

  constructor(get: StoreResolver) {
    this.#get = get
    const { tagManager } = get(configPort)
    this.#tags = new Tags(tagManager?.id)
    this.uses = tagManager ? USES.filter((use) => tagManager.uses?.includes(use) ?? true) : []
    makeAutoObservable<this, 'record'>(this, { uses: observableRef, record: observableRef }, { autoBind: true })
  }

  /** True if the banner is shown: there are optional purposes and the visitor has not answered. */
  get isAsking(): boolean {
    return this.hasBegun && this.uses.length > 0 && this.record === null
  }

  /** The choices, or null until the visitor answers, which counts as a refusal. */
  get choices(): ConsentEvent | null {
    return this.record?.choices ?? null
  }

  /** Time of the answer in milliseconds since the epoch, or null. */
  get chosenAt(): number | null {
    return this.record?.at ?? null
  }

  /** Reads the stored choice and follows changes in other tabs. Returns the stop function. */
  begin(): () => void {
    this.read()
    if (this.choices) this.#tags.allow(this.choices)
    const onStorage = ({ key }: StorageEvent): void => {
      if (key !== CONSENT_KEY && key !== null) return
      this.read()
      this.publish()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }

  decide(choices: ConsentEvent): void {
    // If storage is unavailable, the choice is valid while the page is open.
    this.record = recordOf(choices, this.uses, Date.now())
    kept.write(this.record)
    this.#get(settingsStore).close()
    this.#get(notificationStore).success(t('saved'))
    this.publish()
  }

  private read(): void {
    const record = kept.read()
    this.hasBegun = true
    this.record = stands(record, this.uses, Date.now()) ? record : null
  }

  private publish(): void {
    const choices = this.choices ?? NO_CONSENT
    this.#tags.allow(choices)
    emit('consent-change', choices)
  }
}

export const consentStore = defineStore('consent', (get) => new ConsentStore(get))
