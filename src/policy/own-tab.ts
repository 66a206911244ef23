import { makeAutoObservable } from 'mobx'
import { is, object, optional, string } from 'superstruct'
import { bookingStore } from '#entities/booking'
import { notificationStore } from '#entities/notification'
import { wizardStore, type WizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { defineStore } from '#shared/store/define-store'
import { t } from './texts'

/** `from` asks whether another tab has the visit open; `to` is told that it is so. */
const Word = object({ visit: string(), from: string(), to: optional(string()) })

interface Dependencies {
  readonly wizard: Pick<WizardStore, 'visit' | 'index'>
  /** Leaves the booking to the other tab. */
  readonly leave: () => void
}

/**
 * A tab that was duplicated begins with a copy of the other's session storage, and the two would write into one booking. So a
 * tab asks the others when it opens; the one that has the visit keeps it, and this one gets a session of its own.
 */
class OwnTab {
  /** The booking here was another tab's. */
  hasLeft = false
  private readonly name = Math.random().toString(36)

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'name'>(this, { dependencies: false, name: false }, { autoBind: true })
  }

  /** Asks and answers until the function it returns is called; not while the browser keeps a page that was left. */
  watch(): () => void {
    let close = this.listen()
    const leave = (): void => close()
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) close = this.listen()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      close()
    }
  }

  private listen(): () => void {
    const { wizard } = this.dependencies
    const channel = new BroadcastChannel('huoltovaraus')
    const say = channel.postMessage.bind(channel)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!is(data, Word) || data.visit !== wizard.visit || data.from === this.name) return
      if (data.to === this.name) this.leave()
      else if (data.to === undefined) say({ visit: data.visit, from: this.name, to: data.from })
    })
    say({ visit: wizard.visit, from: this.name })
    return () => channel.close()
  }

  private leave(): void {
    this.dependencies.leave()
    this.hasLeft = true
  }
}

export const ownTabStore = defineStore('own-tab', (get) => {
  const wizard = get(wizardStore)
  return new OwnTab({
    wizard,
    leave: () => {
      // Nothing is given back: what is held is held for the other tab.
      get(sessionStore).forget()
      get(bookingStore).reset()
      wizard.reset()
      get(notificationStore).warning(t('otherTab'))
    },
  })
})
