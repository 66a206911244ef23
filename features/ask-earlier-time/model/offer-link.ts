import { makeAutoObservable } from 'mobx'
import { offerToken, takeBookingKey, takeOfferToken } from '#entities/booking'
import { defineStore } from '#shared/store/define-store'

/** The offer that a link opened. Null if none did. */
class OfferLinkStore {
  token: string | null = null
  /** Number of links that were opened on this page. */
  starts = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.token = offerToken.read()
  }

  /** Takes the token from a link in the address, or else from this tab's storage. */
  readLink(): void {
    if (takeOfferToken()) this.starts += 1
    // A booking's link replaces the offer that is shown.
    else if (this.token !== null) takeBookingKey()
    this.token = offerToken.read()
  }

  /** Forgets the offer, because the visitor wants the page of bookings. */
  forget(): void {
    offerToken.clear()
    this.token = null
  }
}

export const offerLinkStore = defineStore('offer-link', () => new OfferLinkStore())
