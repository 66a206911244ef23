/** What the reference server behind another one has told, and what of it stands on the page. */
import { is, number, type } from 'superstruct'

/** Fields with euros. */
const EUROS = /price|amount|limit|paid|due|refund|credit|saved/i
/** A price whose reduction the page may name. */
const Price = type({ normal_price: number(), active_price: number() })

/** Reads a page against what the server meant. */
export class Truth {
  readonly #times = new Set<string>()
  readonly #cents = new Set<number>()

  /** Takes a response as the reference server sent it. `field` is the name of the field that has the value. */
  learn(value: unknown, field = 'amount'): void {
    if (typeof value === 'number' && EUROS.test(field)) this.#learnEuros(value)
    else if (typeof value === 'string') this.#learnTime(value)
    else if (Array.isArray(value)) for (const one of value) this.learn(one, field)
    else if (typeof value === 'object' && value !== null) {
      if (is(value, Price)) this.#learnEuros(value.normal_price - value.active_price)
      for (const [name, one] of Object.entries(value)) this.learn(one, name)
    }
  }

  /** Returns the times and prices of the page that no response had. */
  untrue(page: string): readonly string[] {
    const times = [...page.matchAll(/\bklo (\d{1,2}\.\d\d)(?:–(\d{1,2}\.\d\d))?/g)]
      .flatMap(([, from, to]) => [from, to])
      .filter((time) => time !== undefined && !this.#times.has(time))
    const prices = [...page.matchAll(/(\d[\d\u00A0]*,\d\d)\s*€/g)]
      .map(([, price = '']) => Math.round(Number(price.replaceAll(/\s/g, '').replace(',', '.')) * 100))
      .filter((cents) => !this.#cents.has(cents))
      .map((cents) => `${cents / 100} €`)
    return [...new Set([...times.map((time) => `klo ${time}`), ...prices])]
  }

  #learnTime(text: string): void {
    const [, hours, minutes] = /(?:^|T)(\d\d):(\d\d):\d\d$/.exec(text) ?? []
    if (minutes !== undefined) this.#times.add(`${Number(hours)}.${minutes}`)
  }

  #learnEuros(euros: number): void {
    this.#cents.add(Math.round(euros * 100))
  }
}
