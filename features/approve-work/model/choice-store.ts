import { makeAutoObservable, observableRef } from 'mobx'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { ServiceTicket } from '#shared/api/nouns/service-ticket'
import { idsOf, jobsOf, keptChoices, productKey, sumOf, type Choice, type Choices, type Job, type Sum } from './jobs'
import { keptTicket, type Kept } from './ticket-code'
import type { WorkStore } from './work-store'

/** What the visitor chooses. It is kept in this tab for a reload. */
export class ChoiceStore {
  choices: Choices
  /** Keys of the chosen extras. */
  chosen: readonly string[]
  light: string
  /** True while the choices cannot be changed, because they are being sent or may have been recorded. */
  isFixed = false
  readonly #code: string

  constructor(
    private readonly work: Pick<WorkStore, 'ticket' | 'extras'>,
    { code, accepted, declined, extras, light }: Kept,
  ) {
    this.#code = code
    this.choices = {
      ...Object.fromEntries(accepted.map((id) => [id, 'accept' as const])),
      ...Object.fromEntries(declined.map((id) => [id, 'decline' as const])),
    }
    this.chosen = extras
    this.light = light
    makeAutoObservable<this, 'work'>(
      this,
      { choices: observableRef, chosen: observableRef, work: false },
      { autoBind: true },
    )
  }

  get jobs(): readonly Job[] {
    return this.work.ticket ? jobsOf(this.work.ticket) : []
  }

  get accepted(): readonly Job[] {
    return this.jobs.filter((job) => this.of(job) === 'accept')
  }

  get declined(): readonly Job[] {
    return this.jobs.filter((job) => this.of(job) === 'decline')
  }

  get undecided(): readonly Job[] {
    return this.jobs.filter((job) => !this.of(job))
  }

  get extras(): readonly ProductSuggestion[] {
    return this.work.extras.filter(this.isChosen)
  }

  get sum(): Sum {
    return sumOf([...this.accepted, ...this.extras].map(({ price }) => price))
  }

  of({ id }: Job): Choice | undefined {
    return this.choices[String(id)]
  }

  isChosen({ product }: ProductSuggestion): boolean {
    return this.chosen.includes(productKey(product))
  }

  choose({ id }: Job, choice: Choice): void {
    if (this.isFixed) return
    this.choices = { ...this.choices, [String(id)]: choice }
    this.keep()
  }

  toggle(extra: ProductSuggestion): void {
    if (this.isFixed) return
    const key = productKey(extra.product)
    this.chosen = this.isChosen(extra) ? this.chosen.filter((one) => one !== key) : [...this.chosen, key]
    this.keep()
  }

  describeLight(text: string): void {
    if (this.isFixed) return
    this.light = text
    this.keep()
  }

  /** Drops the choices that rest on something else than the ticket proposes now, and all extras but `extras`. */
  revise(before: ServiceTicket, now: ServiceTicket, extras: readonly ProductSuggestion[]): void {
    this.choices = keptChoices(this.choices, before, now)
    this.chosen = extras.map(({ product }) => productKey(product))
    this.keep()
  }

  setFixed(isFixed: boolean): void {
    this.isFixed = isFixed
  }

  /** @param wasSent true once a call that records the answer was made */
  keep(wasSent = false): void {
    keptTicket.write({
      code: this.#code,
      accepted: idsOf(this.choices, 'accept'),
      declined: idsOf(this.choices, 'decline'),
      extras: [...this.chosen],
      light: this.light,
      wasSent,
    })
  }
}
