import { makeAutoObservable } from 'mobx'
import { object, string } from 'superstruct'
import type { Client } from '#shared/api/client'
import { untilConnected } from '#shared/api/connected'
import { initSession } from '#shared/api/contract/session'
import { apiPort } from '#shared/api/port'
import { ProcessType } from '#shared/api/nouns/enums'
import { configPort, type Config } from '#shared/config/config'
import { defineStore } from '#shared/store/define-store'
import { SESSION_KEY } from '#shared/store/keys'
import { persisted, type Persisted } from '#shared/store/persisted'

/** The calls made here. */
const calls = { initSession }

const Remembered = object({ token: string(), processType: ProcessType })

interface Dependencies {
  readonly api: () => Client<typeof calls>
  readonly settings: Config['session']
  readonly memory: Persisted<typeof Remembered.TYPE>
}

/**
 * The booking session of this tab: which process it is for, and its process token. A session is opened when a call first
 * needs one, so that neither the start nor an expiry has to be handled by a screen.
 */
export class SessionStore {
  token: string | null
  processType: ProcessType | null
  /** The session before this one, where that ended by itself: what was typed in it is still the visitor's. */
  lost: string | null = null
  private firstProcess: ProcessType | null = null
  private opening: { readonly token: Promise<string>; readonly call: AbortController } | null = null

  constructor(private readonly dependencies: Dependencies) {
    const remembered = dependencies.memory.read()
    this.token = remembered?.token ?? null
    this.processType = remembered?.processType ?? null
    makeAutoObservable<this, 'dependencies' | 'opening' | 'firstProcess'>(
      this,
      { dependencies: false, opening: false, firstProcess: false },
      { autoBind: true },
    )
  }

  /** Says which process the visitor is in; a session of another process is left behind. Returns whether there was one. */
  use(processType: ProcessType): boolean {
    this.firstProcess ??= processType
    if (this.processType === processType) return false
    const hadSession = this.token !== null
    this.processType = processType
    this.forget()
    return hadSession
  }

  /** The token; opens a session where there is none. Calls made meanwhile wait for the same one. */
  ensure(): Promise<string> {
    if (this.token !== null) return Promise.resolve(this.token)
    if (!this.opening) {
      const call = new AbortController()
      this.opening = { call, token: this.open(call.signal).finally(() => this.opened(call)) }
    }
    return this.opening.token
  }

  /** Takes the token of the session just opened. */
  accept(token: string): void {
    this.token = token
    if (this.processType) this.dependencies.memory.write({ token, processType: this.processType })
  }

  /**
   * The session is over; the next call opens another. One that is just being opened must not come back as this one. `lost`:
   * where it has ended by itself, its token.
   */
  forget(lost: string | null = null): void {
    this.token = null
    this.lost = lost
    this.opening?.call.abort()
    this.opening = null
    this.dependencies.memory.clear()
  }

  private opened(call: AbortController): void {
    if (this.opening?.call === call) this.opening = null
  }

  private async open(signal: AbortSignal): Promise<string> {
    const { organizationId, installationType, usedFrontEnd } = this.dependencies.settings
    await untilConnected()
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

  /** The configured type stands for the process the page was opened at, and for no other tab (RT-16). */
  private get usedProcessType(): ProcessType {
    const process = this.processType ?? 'MAINTENANCE'
    return process === this.firstProcess ? (this.dependencies.settings.usedProcessType ?? process) : process
  }
}

export const sessionStore = defineStore(
  'session',
  (get) =>
    new SessionStore({
      // Asked for late: the client's own chain needs this store.
      api: () => get(apiPort)(calls),
      settings: get(configPort).session,
      memory: persisted(() => window.sessionStorage, SESSION_KEY, Remembered),
    }),
)
