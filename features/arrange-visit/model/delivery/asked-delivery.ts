import { bookingAttemptPort } from '#entities/process'
import { defineStore } from '#shared/store/define-store'

/** Remembers the booking whose delivery option was asked for, so that it is asked for once (RC-24). */
export const askedDelivery = defineStore('asked-delivery', (get) => {
  let asked: string | null = null
  return {
    /** Returns true the first time for a booking. */
    mayAsk: (): boolean => {
      const { bookingAttemptId } = get(bookingAttemptPort)
      if (asked === bookingAttemptId) return false
      asked = bookingAttemptId
      return true
    },
  }
})
