import { makeAutoObservable, observableRef } from 'mobx'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { configPort, type Config } from '#shared/config/config'
import { emit, type ConsentEvent } from '#shared/events'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { t } from '../ask-texts'
import { NO_CONSENT } from './consent-mode'
import { ConsentRecord, recordOf, stands, USES, type Use } from './consent-record'
import { settingsStore } from './settings-store'
import { Tags } from './tags'

export const CONSENT_KEY = 'huoltovaraus.consent'

interface Dependencies {
  /** The optional purposes. Empty if no tag manager is configured. */
  readonly uses: readonly Use[]
  readonly kept: Persisted<ConsentRecord>
  readonly tags: Tags
  readonly notifications: Pick<NotificationStore, 'success'>
  readonly now: () => number
  /** Closes the settings. */
  readonly close: () => void
}

/** The visitor's consent to optional purposes, and whether the banner asks for it. */
class ConsentStore {
  /** False until the stored choice has been read. */
  private hasBegun = false
  private record: ConsentRecord | null = null

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'record'>(
      this,
      { dependencies: false, record: observableRef },
      { autoBind: true },
    )
  }

  get uses(): readonly Use[] {
    return this.dependencies.uses
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
    if (this.choices) this.dependencies.tags.allow(this.choices)
    const onStorage = ({ key }: StorageEvent): void => {
      if (key !== CONSENT_KEY && key !== null) return
      this.read()
      this.publish()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }

  decide(choices: ConsentEvent): void {
    const { kept, now, notifications, close } = this.dependencies
    // If storage is unavailable, the choice is valid while the page is open.
    this.record = recordOf(choices, this.uses, now())
    kept.write(this.record)
    close()
    notifications.success(t('saved'))
    this.publish()
  }

  private read(): void {
    const { kept, now } = this.dependencies
    const record = kept.read()
    this.hasBegun = true
    this.record = stands(record, this.uses, now()) ? record : null
  }

  private publish(): void {
    const choices = this.choices ?? NO_CONSENT
    this.dependencies.tags.allow(choices)
    emit('consent-change', choices)
  }
}

const usesOf = ({ tagManager }: Config): readonly Use[] =>
  tagManager ? USES.filter((use) => tagManager.uses?.includes(use) ?? true) : []

export const consentStore = defineStore(
  'consent',
  (get) =>
    new ConsentStore({
      uses: usesOf(get(configPort)),
      kept: persisted(() => window.localStorage, CONSENT_KEY, ConsentRecord),
      tags: new Tags(get(configPort).tagManager?.id),
      notifications: get(notificationStore),
      close: get(settingsStore).close,
      now: () => Date.now(),
    }),
)
