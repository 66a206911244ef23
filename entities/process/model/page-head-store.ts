import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** Controls the head of the page, which by default shows the heading and info text of its process. */
class PageHeadStore {
  /** True if the page shows something other than its process. Then the tab's name is the heading, without info text. */
  isOverridden = false
  /** Name of the part of the process's own page that is shown, for the document's title. Null for the page itself. */
  part: string | null = null

  constructor() {
    makeAutoObservable(this)
  }

  setOverridden(isElsewhere: boolean): void {
    this.isOverridden = isElsewhere
  }

  setPart(name: string | null): void {
    this.part = name
  }
}

export const pageHeadStore = defineStore('page-head', () => new PageHeadStore())
