import { defineStore } from '#shared/store/define-store'

/**
 * What the steps that were left still send of what was ticked there. The next cart comes after it, so that what was asked
 * for last is what the booking has.
 */
export class LeftCarts {
  /** Never rejects. */
  work: Promise<unknown> = Promise.resolve()

  add(work: Promise<unknown>): void {
    this.work = Promise.all([this.work, work])
  }
}

export const leftCarts = defineStore('left-carts', () => new LeftCarts())
