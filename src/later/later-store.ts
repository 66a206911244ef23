import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { wizardStore } from '#entities/process'
import { defineStore } from '#shared/store/define-store'
import { neededCode } from '#shared/store/needed-code'
import type * as LaterParts from './parts'

/** Soon: the visitor may have come to need them meanwhile. */
const AGAIN_MS = 1000

const load = () => import(/* webpackChunkName: "shell" */ './parts')

type Parts = typeof LaterParts

/** The parts of the shell that come after the first screen: at the visitor's first touch, or at once on a later step. */
class LaterStore {
  /** From now on what comes next is worth fetching. */
  isWanted = false
  parts: Parts | null = null
  /** They were asked for again and did not come. */
  hasFailed = false
  private isUnderWay = false

  /** `isNeeded`: without them the visitor cannot go on. */
  constructor(private readonly isNeeded: () => boolean) {
    makeAutoObservable<this, 'isUnderWay' | 'isNeeded'>(
      this,
      { parts: observableRef, isUnderWay: false, isNeeded: false },
      { autoBind: true },
    )
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
      const parts = await (this.isNeeded() ? neededCode(load) : load())
      runInAction(() => (this.parts = parts))
    } catch {
      runInAction(() => (this.hasFailed = failures > 0))
      setTimeout(() => void this.fetch(failures + 1), AGAIN_MS)
    }
  }
}

export const laterStore = defineStore('later', (get) => new LaterStore(() => get(wizardStore).index > 0))
