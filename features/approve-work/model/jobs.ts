/** What a ticket proposes, and what the visitor's answers make of it. */
import type { CartItem, ProductReference, ProductSuggestion } from '#shared/api/nouns/products'
import type { Price } from '#shared/api/nouns/price'
import type { ServiceTicket, ServiceTicketItem } from '#shared/api/nouns/service-ticket'
import { priceOf } from '#shared/booking-facts/prices'

export type Choice = 'accept' | 'decline'
/** Choices by the id of the job. */
export type Choices = Readonly<Record<string, Choice>>

/** A proposed job that can be accepted or declined. */
export interface Job extends ServiceTicketItem {
  readonly product: ProductReference
}

const isJob = (item: ServiceTicketItem): item is Job => item.product !== null

/** Returns the jobs to decide on, in the ticket's order. */
export const jobsOf = ({ items }: ServiceTicket): Job[] => items.filter(isJob)

/** Returns what the workshop only remarks. */
export const remarksOf = ({ items }: ServiceTicket): ServiceTicketItem[] =>
  items.filter((item) => !isJob(item) && !item.unavailable)

/** Returns the names of the jobs that can no longer be ordered, as far as the server names them. */
export const unavailableOf = ({ items }: ServiceTicket): string[] =>
  items.filter((item) => !isJob(item) && item.unavailable).map(({ description }) => description)

/** Ids may come as numbers or as text, so they are compared as text. */
export const productKey = ({ id, provider }: ProductReference): string => `${provider}:${id}`

/** Returns the further products on sale, without those that the ticket proposes. */
export function extrasOf(ticket: ServiceTicket, sold: readonly ProductSuggestion[]): ProductSuggestion[] {
  const proposed = new Set(jobsOf(ticket).map(({ product }) => productKey(product)))
  return sold.filter(({ product }) => !proposed.has(productKey(product)))
}

/** Returns the products of accepted jobs and chosen extras as the call takes them. */
export const rowsOf = (jobs: readonly Job[], extras: readonly ProductSuggestion[]): CartItem[] => [
  ...jobs.map(({ product }) => ({ productId: product.id, provider: product.provider, amount: 1 })),
  ...extras.map(({ product, calculatorId }) => ({
    productId: product.id,
    provider: product.provider,
    amount: 1,
    calculatorId,
  })),
]

export interface Sum {
  readonly euros: number
  /** True if a price is agreed later, so that the sum is a part of the price. */
  readonly isPartial: boolean
}

/** Adds prices in cents to be exact. */
export function sumOf(prices: readonly (Price | null)[]): Sum {
  const known = prices.map(priceOf)
  const cents = known.reduce((sum, price) => sum + Math.round((price?.euros ?? 0) * 100), 0)
  return { euros: cents / 100, isPartial: known.includes(null) }
}

/** The parts of a job that a visitor's answer rests on. */
const basisOf = ({ id, product, description, price, priceKind }: Job): string =>
  JSON.stringify([id, productKey(product), description, priceOf(price), priceKind])

/** Returns the ids of the jobs with a choice. */
export const idsOf = (choices: Choices, wanted: Choice): string[] =>
  Object.keys(choices).filter((id) => choices[id] === wanted)

/** Returns the choices that still rest on what was shown, after the ticket was read again. */
export function keptChoices(choices: Choices, before: ServiceTicket, now: ServiceTicket): Choices {
  const shown = new Set(jobsOf(before).map(basisOf))
  const same = new Set(
    jobsOf(now)
      .filter((job) => shown.has(basisOf(job)))
      .map(({ id }) => String(id)),
  )
  return Object.fromEntries(Object.entries(choices).filter(([id]) => same.has(id)))
}

/** What can be ordered: jobs with their product, or further products. */
interface Shown {
  readonly product: ProductReference
  readonly description: string
}

/** Returns the names of what was on sale before and is not any more. */
export function goneOf(before: readonly Shown[], now: readonly Shown[]): string[] {
  const left = new Set(now.map(({ product }) => productKey(product)))
  return before.filter(({ product }) => !left.has(productKey(product))).map(({ description }) => description)
}

/** The parts of a further product that a visitor's choice rests on. */
const extraBasis = ({ product, description, price }: ProductSuggestion): string =>
  JSON.stringify([productKey(product), description, priceOf(price)])

/** Returns those of the chosen products that are still on sale as they were shown. */
export function sameExtras(
  chosen: readonly ProductSuggestion[],
  now: readonly ProductSuggestion[],
): ProductSuggestion[] {
  const onSale = new Set(now.map(extraBasis))
  return chosen.filter((extra) => onSale.has(extraBasis(extra)))
}

/** Whether a ticket proposes something else than what was shown. */
export const isChanged = (before: ServiceTicket, now: ServiceTicket): boolean =>
  JSON.stringify(jobsOf(before).map(basisOf)) !== JSON.stringify(jobsOf(now).map(basisOf))
