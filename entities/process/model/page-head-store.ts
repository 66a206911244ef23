import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** What the head of the page says: its process's own heading and info text, unless what is shown there is something else. */
class PageHeadStore {
  /** The page is not about what its heading says; it goes by the name of its tab, and without the info text. */
  isElsewhere = false

  constructor() {
    makeAutoObservable(this)
  }

  setElsewhere(isElsewhere: boolean): void {
    this.isElsewhere = isElsewhere
  }
}

export const pageHeadStore = defineStore('page-head', () => new PageHeadStore())
