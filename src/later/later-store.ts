import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { wizardStore } from '#entities/process'
import { defineStore } from '#shared/store/define-store'
import { neededCode } from '#shared/store/needed-code'
import type * as LaterParts from './parts'

/** Delay before another attempt in milliseconds. Short, because the visitor may need the shell meanwhile. */
const AGAIN_MS = 1000

const load = () => import(/* webpackChunkName: "shell" */ './parts')

type Parts = typeof LaterParts

/** The deferred part of the shell, loaded on the visitor's first interaction, or at once on a later step. */
class LaterStore {
  /** True once the shell was requested, so that prefetching the next step is worthwhile. */
  isWanted = false
  parts: Parts | null = null
  /** True if loading failed at least twice in a row. */
  hasFailed = false
  private isUnderWay = false

  /** @param isNeeded returns true if the visitor cannot continue without the shell */
  constructor(private readonly isNeeded: () => boolean) {
    makeAutoObservable<this, 'isUnderWay' | 'isNeeded'>(
      this,
      { parts: observableRef, isUnderWay: false, isNeeded: false },
      { autoBind: true },
    )
  }

  /** Loads the shell. Retries after a delay until it succeeds. */
  want(): void {
    this.isWanted = true
    if (this.parts || this.isUnderWay) return
    this.isUnderWay = true
    void this.fetch(0)
  }

  private async fetch(failures: number): Promise<void> {
    try {
      const parts = await (this.isNeeded() ? neededCode(load) : load())
      runInAction(() => (this.parts = parts))
    } catch {
      runInAction(() => (this.hasFailed = failures > 0))
      setTimeout(() => void this.fetch(failures + 1), AGAIN_MS)
    }
  }
}

export const laterStore = defineStore('later', (get) => new LaterStore(() => get(wizardStore).index > 0))
