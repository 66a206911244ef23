import type { ComponentType } from 'react'
import { any } from 'superstruct'
import type { StoreDefinition, StoreResolver } from '#shared/store/define-store'
import type { LazyCode } from '#shared/store/on-demand'
import { persisted } from '#shared/store/persisted'

/** The lazily loaded part of a redirect. */
export interface RedirectCode {
  /** Reads the outcome from the address and cleans it. Without a session it only cleans the address. */
  readonly readReturn: (get: StoreResolver) => void
  /** Whether the outcome of a return is still unknown to the session, which may end before. */
  readonly isPending: (get: StoreResolver) => boolean
  /** What the visitor must know of it, under the heading of every step. Renders nothing if there is nothing. */
  readonly Notice: ComponentType
  /** Says that a tab without the booking does not know the outcome, and what then becomes of it. */
  readonly unknown: { readonly title: string; readonly help?: string }
}

/** A redirect to another site, such as a payment, from which the visitor may return to any step. */
export interface Redirect {
  /** Finds a parameter of the other site in the query of the address. */
  readonly parameter: RegExp
  /** Key of what is remembered of the redirect in the session storage, and its name among redirects. */
  readonly key: string
  readonly code: StoreDefinition<LazyCode<RedirectCode>>
}

/** Whether another site has returned the visitor with this address. */
export const hasReturned = ({ parameter }: Redirect): boolean => parameter.test(window.location.search)

/** Whether an earlier return may have left an outcome to show. */
export const isRemembered = ({ key }: Redirect): boolean => persisted(key, any()).read() !== null
