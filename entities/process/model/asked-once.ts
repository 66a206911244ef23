import { defineStore } from '#shared/store/define-store'
import { visitPort, type Visit } from './visit'

/** Remembers what Continue has asked for in a booking, so that it asks once and then lets the visitor go on (RC-24). */
class AskedOnce {
  #asked: ReadonlySet<string> = new Set()
  #visit = ''

  constructor(private readonly visit: Pick<Visit, 'visit'>) {}

  /** Returns true if anything in `open` has not been asked for yet in this booking, and notes that it is now. */
  ask(open: readonly string[]): boolean {
    if (this.#visit !== this.visit.visit) this.#asked = new Set()
    this.#visit = this.visit.visit
    const isNew = open.some((one) => !this.#asked.has(one))
    this.#asked = new Set([...this.#asked, ...open])
    return isNew
  }
}

export const askedOnceStore = defineStore('asked-once', (get) => new AskedOnce(get(visitPort)))
