import { makeAutoObservable } from 'mobx'
import { string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { persisted } from '#shared/store/persisted'
import { takeFragment } from '#shared/take-fragment'

/** Token of the offer whose link was opened in this tab, kept for a reload. */
const offerToken = persisted('huoltovaraus.offer', string())

/** Moves the token from the link of an offer's mail to the session storage. Returns true if there was one. */
export function takeOfferToken(): boolean {
  const token = takeFragment('#tarjous=')
  if (token === null) return false
  offerToken.write(token)
  return true
}

/** The offer that a link opened. Null if none did. */
class OfferLinkStore {
  token: string | null = null
  /** Number of links that were opened on this page. */
  starts = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Takes the token from a link in the address, or else from this tab's storage. */
  readLink(): void {
    if (takeOfferToken()) this.starts += 1
    this.token = offerToken.read()
  }

  /** Forgets the offer, because the visitor wants the page of bookings. */
  forget(): void {
    offerToken.clear()
    this.token = null
  }
}

export const offerLinkStore = defineStore('offer-link', () => new OfferLinkStore())
