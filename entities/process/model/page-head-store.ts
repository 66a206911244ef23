import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** Controls the head of the page, which by default shows the heading and info text of its process. */
class PageHeadStore {
  /** True if the page shows something other than its process. Then the tab's name is the heading, without info text. */
  isElsewhere = false

  constructor() {
    makeAutoObservable(this)
  }

  setElsewhere(isElsewhere: boolean): void {
    this.isElsewhere = isElsewhere
  }
}

export const pageHeadStore = defineStore('page-head', () => new PageHeadStore())
