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
  private isLoading = false

  constructor() {
    makeAutoObservable<this, 'isLoading'>(this, { parts: observableRef, isLoading: false }, { autoBind: true })
  }

  /** Fetches them, and once more after a while where they did not come. */
  want(): void {
    this.isWanted = true
    if (this.parts || this.isLoading) return
    this.isLoading = true
    import(/* webpackChunkName: "shell" */ './parts')
      .then((parts) => runInAction(() => (this.parts = parts)))
      .catch(() => setTimeout(this.want, AGAIN_MS))
      .finally(() => (this.isLoading = false))
  }
}

export const laterStore = defineStore('later', () => new LaterStore())
