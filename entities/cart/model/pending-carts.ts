import { defineStore } from '#shared/store/define-store'

/**
 * Pending cart changes of steps that were left. The next cart waits for them, so that the newest change is applied
 * last.
 */
export class PendingCarts {
  /** Resolves when all changes are sent. Never rejects. */
  work: Promise<unknown> = Promise.resolve()

  add(work: Promise<unknown>): void {
    this.work = Promise.all([this.work, work])
  }
}

export const pendingCarts = defineStore('left-carts', () => new PendingCarts())
