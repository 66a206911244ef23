import { makeAutoObservable, observableRef } from 'mobx'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { configPort, type Config } from '#shared/config/config'
import { emit, type ConsentEvent } from '#shared/events'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { t } from '../ask-texts'
import { NOTHING } from './consent-mode'
import { ConsentRecord, recordOf, stands, USES, type Use } from './consent-record'
import { settingsStore } from './settings-store'
import { Tags } from './tags'

export const CONSENT_KEY = 'huoltovaraus.consent'

interface Dependencies {
  /** What there is to consent to; nothing where no container is configured. */
  readonly uses: readonly Use[]
  readonly kept: Persisted<ConsentRecord>
  readonly tags: Tags
  readonly notifications: Pick<NotificationStore, 'success'>
  readonly now: () => number
  /** The settings have served. */
  readonly close: () => void
}

/** What the visitor lets be stored beyond what the booking needs, and whether that is being asked. */
class ConsentStore {
  /** Nothing is known before the page has looked. */
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

  /** The banner is shown: only where there is something to consent to, and until the visitor has said. */
  get isAsking(): boolean {
    return this.hasBegun && this.uses.length > 0 && this.record === null
  }

  /** Null as long as the visitor has not said, which is taken as a no. */
  get choices(): ConsentEvent | null {
    return this.record?.choices ?? null
  }

  /** When the visitor said so, in milliseconds since the epoch. */
  get chosenAt(): number | null {
    return this.record?.at ?? null
  }

  /** Reads what was chosen earlier, and follows what is chosen in another tab, until the function it returns is called. */
  begin(): () => void {
    this.read()
    if (this.choices) this.dependencies.tags.allow(this.choices)
    const hear = ({ key }: StorageEvent): void => {
      if (key !== CONSENT_KEY && key !== null) return
      this.read()
      this.tell()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }

  decide(choices: ConsentEvent): void {
    const { kept, now, notifications, close } = this.dependencies
    // Also where nothing can be kept: it holds as long as the page is open.
    this.record = recordOf(choices, this.uses, now())
    kept.write(this.record)
    close()
    notifications.success(t('saved'))
    this.tell()
  }

  private read(): void {
    const { kept, now } = this.dependencies
    const record = kept.read()
    this.hasBegun = true
    this.record = stands(record, this.uses, now()) ? record : null
  }

  private tell(): void {
    const choices = this.choices ?? NOTHING
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
