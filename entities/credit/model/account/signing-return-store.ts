import { makeAutoObservable, observableRef } from 'mobx'
import { replaceAddress } from '#shared/address'
import { defineStore } from '#shared/store/define-store'
import { signingReturn, withoutSigning, type SigningReturn } from './signing-return'

/** The outcome of a signing with which this page was opened, for the session that it was opened with. */
class SigningReturnStore {
  private returned: { readonly token: string | null; readonly outcome: SigningReturn } | null = null

  constructor() {
    makeAutoObservable<this, 'returned'>(this, { returned: observableRef })
  }

  /** Whether the page was opened with an outcome, and in the session of `token` unless it is still in the address. */
  isOf(token: string | null): boolean {
    return signingReturn(window.location.search) !== null || (this.returned !== null && this.returned.token === token)
  }

  /**
   * Returns the outcome with which this page was opened, or null without one. Removes it from the address at the first
   * call.
   */
  read(token: string | null): SigningReturn | null {
    const { search, href } = window.location
    const address = withoutSigning(href)
    if (address !== null) {
      const outcome = signingReturn(search)
      replaceAddress(address)
      this.returned = outcome && { token, outcome }
    }
    return this.returned?.token === token ? this.returned.outcome : null
  }

  /** Forgets the outcome that the address had, because it belongs to no booking of this tab. */
  forget(): void {
    this.returned = null
  }
}

export const signingReturnStore = defineStore('signing-return', () => new SigningReturnStore())
