import type { ReactNode } from 'react'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { FreeDay } from '#shared/api/nouns/free-days'
import type { WallDate } from '#shared/date/wall-clock'
import type { StoreResolver } from '#shared/store/define-store'
import type { LazyCode } from '#shared/store/on-demand'
import type { Slot } from './calendar-rules'
import type { TimeStep } from './time-step'

/** The time that is being reserved. */
export interface SelectedTime {
  readonly day: WallDate
  /** Null for a day reservation. */
  readonly slot: Slot | null
}

/**
 * What another feature adds to the time step, as the step calls it. The methods stand in the order in which they are called. The step
 * calls the extras in the order of the process's list.
 */
export interface TimeExtraStore {
  /**
   * True if more follows from reserving the selected time than the time itself, so that only the refetched booking tells
   * all. The visitor then waits for it, and otherwise goes on at once.
   */
  readonly followsFromTime: boolean
  /** The part of its code that loads when it is needed. The step loads those of all extras once one is needed. */
  readonly code?: LazyCode<unknown>

  /** Loads what it shows, when the step opens. The free times are asked for once it has resolved. Never rejects. */
  open?(): Promise<void>
  /** False while something may still come that has to stand above the calendar. */
  readonly isAnswered?: boolean
  /** Decides what stands above the calendar, which appears now. What comes later stands below it. */
  settle?(): void

  /** Resolves when the server knows the choice on which the free times depend. Never rejects. */
  ready?(): Promise<void>
  /**
   * Returns those of the free times that suit the choice.
   * @throws if that cannot be known
   */
  freeDays?(days: readonly FreeDay[], signal: AbortSignal): Promise<readonly FreeDay[]> | readonly FreeDay[]
  /** Words of a choice that leaves times out; '' without one. */
  readonly choice?: string
  /** True while only those times may be chosen that `freeDays` has checked. */
  readonly checksTimes?: boolean
  /** The visitor has chosen another shift, and the free times are about to be reloaded. */
  shiftChosen?(): void

  /** Tests whether the visitor may continue, and otherwise shows what is missing. */
  check?(): Promise<boolean>
  /**
   * Saves what the server must know before the time is reserved, or before an enquiry, which has no time (null). Resolves
   * to the reservation details that follow from it.
   * @throws ChoiceUnsaved
   */
  save?(time: SelectedTime | null): Promise<Partial<ReservationDetails> | undefined>
  /** Saves what needs the reserved time. Resolves to false if that failed, and shows it. */
  saveReserved?(): Promise<boolean>
  /** The selected time is gone. Refetches what may be gone with it. */
  refresh?(): Promise<void>

  /** Aborts operations in progress. */
  dispose?(): void
}

/** What an extra shows in the step, by where it stands. */
export interface TimeExtraParts {
  /** Beside the heading. */
  readonly heading?: ReactNode
  /** Before the other filters of the free times. */
  readonly filter?: ReactNode
  /** In the row with the choice between calendar and list. */
  readonly rowFilter?: ReactNode
  /** Below the free times. */
  readonly times?: ReactNode
  /** Below the line that ends the calendar, as one line. */
  readonly foot?: ReactNode
  /** Last in the step. */
  readonly end?: ReactNode
}

/** An extra of a time step that is open. */
export interface TimeExtra {
  readonly store: TimeExtraStore
  readonly parts?: TimeExtraParts
}

export type CreateTimeExtra = (get: StoreResolver, step: TimeStep) => TimeExtra

/** Loads an extra's code, together with that of the step. */
export type LoadTimeExtra = () => Promise<CreateTimeExtra>

/** A choice that belongs to the time could not be saved. Its own section shows the failure. */
export class ChoiceUnsaved extends Error {}
