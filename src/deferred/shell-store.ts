import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { wizardStore } from '#entities/process'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { loadRequiredChunk } from '#shared/store/required-chunk'
import type * as ShellModule from './shell'

/** Delay before another attempt in milliseconds. Short, because the visitor may need the shell meanwhile. */
const RETRY_MS = 1000

const load = () => import(/* webpackChunkName: "steps" */ './shell')

type Shell = typeof ShellModule

/** The deferred part of the shell, loaded on the visitor's first interaction, or at once on a later step. */
class ShellStore {
  /** True once the shell was requested, so that prefetching the next step is worthwhile. */
  isRequested = false
  shell: Shell | null = null
  /** True if loading failed at least twice in a row. */
  hasFailed = false
  #isLoading = false
  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    this.#get = get
    makeAutoObservable(this, { shell: observableRef }, { autoBind: true })
  }

  /** Loads the shell. Retries after a delay until it succeeds. */
  request(): void {
    this.isRequested = true
    if (this.shell || this.#isLoading) return
    this.#isLoading = true
    void this.fetch(0)
  }

  private async fetch(failures: number): Promise<void> {
    try {
      // On a later step the visitor cannot continue without the shell.
      const isNeeded = this.#get(wizardStore).index > 0
      const shell = await (isNeeded ? loadRequiredChunk(load) : load())
      runInAction(() => (this.shell = shell))
    } catch {
      runInAction(() => (this.hasFailed = failures > 0))
      setTimeout(() => void this.fetch(failures + 1), RETRY_MS)
    }
  }
}

export const shellStore = defineStore('shell', (get) => new ShellStore(get))
