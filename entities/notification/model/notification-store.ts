import { makeAutoObservable } from 'mobx'
import type { NotificationLevel } from '#shared/api/nouns/enums'
import { defineStore } from '#shared/store/define-store'

export interface Notification {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly created: number
  readonly level: NotificationLevel
  readonly message: string
}

/** Lifetime of a notification, and the interval of the expiry check (NO-01). */
export const LIFETIME_MS = 5000
const CHECK_INTERVAL_MS = 1000

/** The notifications on screen. They expire, except while the visitor reads them (reading 10). */
export class NotificationStore {
  notifications: readonly Notification[] = []
  #nextId = 1
  #checks: ReturnType<typeof setInterval> | null = null
  #paused = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  error(message: string): void {
    this.add('ERROR', message)
  }
  warning(message: string): void {
    this.add('WARNING', message)
  }
  success(message: string): void {
    this.add('SUCCESS', message)
  }

  dismiss(id: Notification['id'] | string): void {
    this.keep(this.notifications.filter((one) => one.id !== id))
  }

  /** Stops expiry until `resume`, which restarts the lifetime of every notification. */
  pause(): void {
    this.#paused = true
  }
  resume(): void {
    this.#paused = false
    const now = Date.now()
    this.notifications = this.notifications.map((one) => ({ ...one, created: now }))
  }

  private add(level: NotificationLevel, message: string): void {
    if (this.notifications.some((one) => one.level === level && one.message === message)) return
    this.keep([...this.notifications, { id: this.#nextId++, created: Date.now(), level, message }])
  }

  private check(): void {
    if (this.#paused) return
    const now = Date.now()
    this.keep(this.notifications.filter(({ created }) => now - created < LIFETIME_MS))
  }

  private keep(notifications: readonly Notification[]): void {
    this.notifications = notifications
    if (notifications.length > 0) this.#checks ??= setInterval(this.check, CHECK_INTERVAL_MS)
    else if (this.#checks) {
      clearInterval(this.#checks)
      this.#checks = null
    }
  }
}

/** The notifications of the page: `success`, `warning` and `error` show one. */
export const notificationStore = defineStore('notification', () => new NotificationStore())
