import { makeAutoObservable } from 'mobx'

/** Milliseconds for which a message of the bank is shown (CR-07). */
const SHOWN_MS = 5000

/** A text that disappears after a few seconds. */
export class TransientText {
  text: string | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  show(text: string): void {
    this.clear()
    this.text = text
    this.#timer = setTimeout(this.clear, SHOWN_MS)
  }

  clear(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.text = null
  }
}
