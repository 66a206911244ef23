/** What the reference server behind another one has told, and what of it stands on the page. */

/** Reads a page against what the server meant. */
export class Truth {
  readonly #times = new Set<string>()
  readonly #cents = new Set<number>()

  /** Takes a response as the reference server sent it. */
  learn(value: unknown): void {
    if (typeof value === 'number') this.#cents.add(Math.round(value * 100))
    else if (typeof value === 'string') this.#learnTime(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) this.learn(one)
  }

  /** Returns the times and prices of the page that no response had. */
  untrue(page: string): readonly string[] {
    const times = [...page.matchAll(/\bklo (\d{1,2}\.\d\d)(?:–(\d{1,2}\.\d\d))?/g)]
      .flatMap(([, from, to]) => [from, to])
      .filter((time) => time !== undefined && !this.#times.has(time))
    const prices = [...page.matchAll(/(\d[\d\u00A0]*,\d\d)\s*€/g)]
      .map(([, price = '']) => Math.round(Number(price.replaceAll(/\s/g, '').replace(',', '.')) * 100))
      .filter((cents) => !this.#isAmount(cents))
      .map((cents) => `${cents / 100} €`)
    return [...new Set([...times.map((time) => `klo ${time}`), ...prices])]
  }

  #learnTime(text: string): void {
    const [, hours, minutes] = /(?:^|T)(\d\d):(\d\d):\d\d$/.exec(text) ?? []
    if (minutes !== undefined) this.#times.add(`${Number(hours)}.${minutes}`)
  }

  /** An amount of a response, or what one saves beside another. */
  #isAmount(cents: number): boolean {
    return this.#cents.has(cents) || [...this.#cents].some((one) => this.#cents.has(one + cents))
  }
}
