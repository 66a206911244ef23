import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** Controls the head of the page, which by default shows the heading and info text of its process. */
class PageHeadStore {
  /** True if the page shows something other than its process. Then the tab's name is the heading, without info text. */
  isOverridden = false

  constructor() {
    makeAutoObservable(this)
  }

  setOverridden(isElsewhere: boolean): void {
    this.isOverridden = isElsewhere
  }
}

export const pageHeadStore = defineStore('page-head', () => new PageHeadStore())
