import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** Whether the consent settings are open. Kept apart from their lazily loaded code. */
class SettingsStore {
  isOpen = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}

export const settingsStore = defineStore('consent-settings', () => new SettingsStore())
