import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { defineStore } from '#shared/store/define-store'
import type * as LaterParts from './parts'

const AGAIN_MS = 3000

type Parts = typeof LaterParts

/** The parts of the shell that come after the first screen: at the visitor's first touch, or at once on a later step. */
class LaterStore {
  /** From now on what comes next is worth fetching. */
  isWanted = false
  parts: Parts | null = null
  /** They were asked for again and did not come. */
  hasFailed = false
  private isUnderWay = false

  constructor() {
    makeAutoObservable<this, 'isUnderWay'>(this, { parts: observableRef, isUnderWay: false }, { autoBind: true })
  }

  /** Fetches them; once more after a while where they did not come, until they do. */
  want(): void {
    this.isWanted = true
    if (this.parts || this.isUnderWay) return
    this.isUnderWay = true
    void this.fetch(0)
  }

  private async fetch(failures: number): Promise<void> {
    try {
      const parts = await import(/* webpackChunkName: "shell" */ './parts')
      runInAction(() => (this.parts = parts))
    } catch {
      runInAction(() => (this.hasFailed = failures > 0))
      setTimeout(() => void this.fetch(failures + 1), AGAIN_MS)
    }
  }
}

export const laterStore = defineStore('later', () => new LaterStore())
