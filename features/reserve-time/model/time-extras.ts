import type { ReactNode } from 'react'
import { PLAIN_DETAILS } from '#entities/booking'
import type { SelectedTime, TimeExtra, TimeExtraParts, TimeExtraStore } from '#entities/calendar'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { LazyCode } from '#shared/store/on-demand'

/** All extras of the step, as one. */
export class TimeExtras {
  readonly #stores: readonly TimeExtraStore[]

  constructor(private readonly all: readonly TimeExtra[]) {
    this.#stores = all.map(({ store }) => store)
  }

  partsOf(part: keyof TimeExtraParts): readonly ReactNode[] {
    return this.all.map(({ parts }) => parts?.[part])
  }

  get followsFromTime(): boolean {
    return this.#stores.some(({ followsFromTime }) => followsFromTime)
  }

  get codes(): readonly LazyCode<unknown>[] {
    return this.#stores.flatMap(({ code }) => code ?? [])
  }

  get isAnswered(): boolean {
    return this.#stores.every(({ isAnswered = true }) => isAnswered)
  }

  /** Words of the choices for which times are left out. */
  get choices(): readonly string[] {
    return this.#stores.flatMap(({ choice }) => choice || [])
  }

  get checksTimes(): boolean {
    return this.#stores.some(({ checksTimes = false }) => checksTimes)
  }

  async open(): Promise<void> {
    await Promise.all(this.#stores.flatMap((store) => store.open?.() ?? []))
  }

  settle(): void {
    for (const store of this.#stores) store.settle?.()
  }

  async ready(): Promise<void> {
    await Promise.all(this.#stores.flatMap((store) => store.ready?.() ?? []))
  }

  /** @throws if an extra cannot know which times suit its choice */
  async freeDays(days: readonly FreeDay[], signal: AbortSignal): Promise<readonly FreeDay[]> {
    let left = days
    for (const store of this.#stores) left = (await store.freeDays?.(left, signal)) ?? left
    return left
  }

  shiftChosen(): void {
    for (const store of this.#stores) store.shiftChosen?.()
  }

  /** Asks the extras up to the first one that lacks something. Resolves to true if none does. */
  async check(): Promise<boolean> {
    for (const store of this.#stores) if ((await store.check?.()) === false) return false
    return true
  }

  /**
   * Saves one extra after another, each followed by `assertSame`. Resolves to the reservation details of the visit.
   * @throws ChoiceUnsaved, and what `assertSame` throws
   */
  async save(time: SelectedTime | null, assertSame: () => void): Promise<ReservationDetails> {
    const details = { ...PLAIN_DETAILS }
    for (const store of this.#stores) {
      Object.assign(details, await store.save?.(time))
      assertSame()
    }
    return details
  }

  /** Resolves to false if an extra could not save what needs the reserved time. */
  async saveReserved(): Promise<boolean> {
    let isSaved = true
    for (const store of this.#stores) if ((await store.saveReserved?.()) === false) isSaved = false
    return isSaved
  }

  async refresh(): Promise<void> {
    await Promise.all(this.#stores.flatMap((store) => store.refresh?.() ?? []))
  }

  dispose(): void {
    for (const store of this.#stores) store.dispose?.()
  }
}
