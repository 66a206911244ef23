import { makeAutoObservable } from 'mobx'
import { object, string } from 'superstruct'
import { type Client, apiPort } from '#shared/api/client'
import { waitUntilOnline } from '#shared/api/connected'
import { initSession } from '#shared/api/contract/session'
import { ProcessType } from '#shared/api/nouns/enums'
import { configPort, type Config } from '#shared/config/config'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { SESSION_KEY } from '#shared/store/keys'
import { persisted, type Persisted } from '#shared/store/persisted'

/** API calls of this store. */
const calls = { initSession }

const Remembered = object({ token: string(), processType: ProcessType })

interface Dependencies {
  readonly api: () => Client<typeof calls>
  readonly settings: Config['session']
  readonly memory: Persisted<typeof Remembered.TYPE>
}

/**
 * The booking session of this tab: its process type and process token. The first request that needs a session opens it,
 * so that screens handle neither the start nor the expiry.
 */
export class SessionStore {
  token: string | null
  processType: ProcessType | null
  /** Token of the previous session if it expired, because input made in it still belongs to the visitor. */
  expiredToken: string | null = null
  #firstProcess: ProcessType | null = null
  #opening: { readonly token: Promise<string>; readonly call: AbortController } | null = null

  constructor(private readonly dependencies: Dependencies) {
    const remembered = dependencies.memory.read()
    this.token = remembered?.token ?? null
    this.processType = remembered?.processType ?? null
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  /** Sets the active process and leaves a session of another process. Returns true if there was such a session. */
  use(processType: ProcessType): boolean {
    this.#firstProcess ??= processType
    if (this.processType === processType) return false
    const hadSession = this.token !== null
    this.processType = processType
    this.forget()
    return hadSession
  }

  /** Resolves to the token. Opens a session if there is none. Concurrent calls share one request. */
  ensure(): Promise<string> {
    if (this.token !== null) return Promise.resolve(this.token)
    if (!this.#opening) {
      const call = new AbortController()
      this.#opening = { call, token: this.open(call.signal).finally(() => this.opened(call)) }
    }
    return this.#opening.token
  }

  /** Stores the token of a newly opened session. */
  accept(token: string): void {
    this.token = token
    if (this.processType) this.dependencies.memory.write({ token, processType: this.processType })
  }

  /**
   * Ends the session, so that the next request opens another. Aborts a pending open, whose token must not be used.
   * `lost` is the token of a session that expired, and null otherwise.
   */
  forget(lost: string | null = null): void {
    this.token = null
    this.expiredToken = lost
    this.#opening?.call.abort()
    this.#opening = null
    this.dependencies.memory.clear()
  }

  private opened(call: AbortController): void {
    if (this.#opening?.call === call) this.#opening = null
  }

  private async open(signal: AbortSignal): Promise<string> {
    const { organizationId, installationType, usedFrontEnd } = this.dependencies.settings
    await waitUntilOnline()
    await this.dependencies.api().initSession(
      {
        query: {
          organizationId,
          installationType,
          usedProcessType: this.usedProcessType,
          ...(usedFrontEnd && { usedFrontEnd }),
        },
      },
      { signal },
    )
    if (this.token === null) throw new Error('init-session gave no token')
    return this.token
  }

  /**
   * The configured type replaces only the type of the process the page was opened with, and not those of other tabs
   * (RT-16).
   */
  private get usedProcessType(): ProcessType {
    const process = this.processType ?? 'MAINTENANCE'
    return process === this.#firstProcess ? (this.dependencies.settings.usedProcessType ?? process) : process
  }
}

export const sessionStore = defineStore(
  'session',
  (get) =>
    new SessionStore({
      // Resolved late, because the API client's middleware needs this store.
      api: () => get(apiPort)(calls),
      settings: get(configPort).session,
      memory: persisted(SESSION_KEY, Remembered),
    }),
)

/**
 * Returns a function that tests whether the session is still the current one. Data of one booking must not be written
 * to or read from another.
 */
export function sameSession(get: StoreResolver): () => boolean {
  const session = get(sessionStore)
  const { token } = session
  return () => session.token === token
}
