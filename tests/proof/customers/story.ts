/** What a customer has done and chosen so far, as they see it themselves. The oracle knows no more of them. */

export type ChosenTime =
  | { readonly kind: 'time'; readonly date: string; readonly start: string }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'askedDay'; readonly date: string }

export interface Fetching {
  /** Windows as the page offers them: 'ti 24.11.2026 klo 7.00–8.00'. */
  readonly pickup: string
  readonly returning: string
  readonly from: string
  readonly to: string
}

/** The last word on each choice. Dates are Finnish: '24.11.2026'. */
export interface Chosen {
  plate: string
  vehicle: string
  /** 0 if they were not asked for. */
  kilometers: number
  workshop: string
  /** Answer of each service's question: null if it is left open, '' if it has none. */
  services: Map<string, { readonly question: string; readonly answer: string | null }>
  symptoms: string[]
  notes: string | null
  hasContract: boolean
  code: string | null
  time: ChosenTime | null
  /** Label of the delivery option. */
  delivery: string | null
  hasLocker: boolean
  mechanic: string | null
  fetching: Fetching | null
  /** What the card provider has taken, in cents. */
  paidCents: number
  credit: 'none' | 'approved' | 'pending'
  email: string
  /** All dates that were ever chosen, for a mail that also tells the time before. */
  dates: string[]
  isMoved: boolean
  isCancelled: boolean
}

export class Story {
  /** The acts, in Finnish. */
  readonly acts: string[] = []
  /** Surfaces by their names, as the customer and the desk read them. */
  readonly surfaces = new Map<string, string>()
  /** Mails that were sent, by the name of their surface. */
  readonly mails: { readonly name: string; readonly to: string }[] = []
  readonly chosen: Chosen = {
    plate: '',
    vehicle: '',
    kilometers: 0,
    workshop: '',
    services: new Map(),
    symptoms: [],
    notes: null,
    hasContract: false,
    code: null,
    time: null,
    delivery: null,
    hasLocker: false,
    mechanic: null,
    fetching: null,
    paidCents: 0,
    credit: 'none',
    email: '',
    dates: [],
    isMoved: false,
    isCancelled: false,
  }

  say(act: string): void {
    this.acts.push(act)
  }

  told = (): string => this.acts.map((act, at) => `${at + 1}. ${act}`).join('\n')
}
