import { makeAutoObservable } from 'mobx'

/** How long the bank's own words on an error stay (CR-07). */
const SHOWN_MS = 5000

/** Words that leave by themselves. */
export class PassingText {
  text: string | null = null
  private leaving: ReturnType<typeof setTimeout> | null = null

  constructor() {
    makeAutoObservable<this, 'leaving'>(this, { leaving: false }, { autoBind: true })
  }

  show(text: string): void {
    this.clear()
    this.text = text
    this.leaving = setTimeout(this.clear, SHOWN_MS)
  }

  clear(): void {
    if (this.leaving) clearTimeout(this.leaving)
    this.leaving = null
    this.text = null
  }
}
