import { makeAutoObservable } from 'mobx'
import { defineStore } from '#shared/store/define-store'

/** Whether the settings are open; known before their code is here. */
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
