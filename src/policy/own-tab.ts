import { makeAutoObservable } from 'mobx'
import { is, object, optional, string } from 'superstruct'
import { bookingStore } from '#entities/booking'
import { notificationStore } from '#entities/notification'
import { strayReturnsStore, wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { t } from './texts'

/** Message between tabs. `from` asks whether another tab has the booking attempt open. A message with `to` confirms it. */
const TabMessage = object({ visit: string(), from: string(), to: optional(string()) })

/**
 * Gives a duplicated tab a session of its own. Such a tab starts with a copy of the session storage, so both tabs would
 * write into one booking. A tab therefore asks the others when it opens, and the tab with the booking attempt keeps it.
 */
class OwnTab {
  /** True if this tab has given its booking up to another tab. */
  hasLeft = false
  readonly #name = Math.random().toString(36)

  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    this.#get = get
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Exchanges messages until the returned function is called. Pauses while the page is in the back-forward cache. */
  watch(): () => void {
    let close = this.listen()
    const onPageHide = (): void => close()
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) close = this.listen()
    }
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
      close()
    }
  }

  private listen(): () => void {
    const wizard = this.#get(wizardStore)
    let channel: BroadcastChannel
    try {
      channel = new BroadcastChannel('huoltovaraus')
    } catch {
      // Denied with the storage, so that a duplicated tab has no copy of it.
      return () => {}
    }
    const post = channel.postMessage.bind(channel)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!is(data, TabMessage) || data.visit !== wizard.bookingAttemptId || data.from === this.#name) return
      if (data.to === this.#name) this.leave()
      else if (data.to === undefined) post({ visit: data.visit, from: this.#name, to: data.from })
    })
    post({ visit: wizard.bookingAttemptId, from: this.#name })
    return () => channel.close()
  }

  /** Gives the booking up to the other tab. Does not release the held time, because the other tab still uses it. */
  private leave(): void {
    // The other tab asks for what came of them.
    const strays = this.#get(strayReturnsStore)
    strays.opened.forEach(strays.add)
    this.#get(sessionStore).forget()
    this.#get(bookingStore).reset()
    this.#get(wizardStore).reset()
    this.#get(notificationStore).warning(t('otherTab'))
    this.hasLeft = true
  }
}

export const ownTabStore = defineStore('own-tab', (get) => new OwnTab(get))
