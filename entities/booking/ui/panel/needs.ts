import type { ReactNode } from 'react'
import type { OrderNote } from '../order/order-rows'

/**
 * What the visitor tells the workshop beside the chosen services. The step that selects services saves it before it is
 * left.
 */
export interface Needs {
  readonly symptoms: {
    readonly list: readonly { readonly description: string }[]
    readonly isFull: boolean
    /** Adds a symptom that was not typed. */
    readonly addGiven: (description: string) => void
  }
  /** True if the visitor has described nothing. */
  readonly isEmpty: boolean
  /** Why Continue is blocked; null if it is not. */
  readonly blockedBecause: string | null
  /** Row of the order panel for what no estimate includes; null if there is nothing. */
  readonly note: OrderNote | null
  /** How the prices apply, said before the first one; null if there is nothing to say. */
  readonly priceNotice: string | null
  /** Saves all pending changes. Resolves to true if the server has every value. Shows its own failures. */
  readonly flush: () => Promise<boolean>
}

/** The needs while the step is open, with what shows them. */
export interface DescribedNeeds {
  readonly needs: Needs
  /** Stands below the scheduled services. */
  readonly symptoms: ReactNode
  /** Stands below all services. */
  readonly notes: ReactNode
}

/** Props of the component that keeps the needs, which the step renders around what it shows itself. */
export interface NeedsProps {
  readonly children: (described: DescribedNeeds) => ReactNode
}
