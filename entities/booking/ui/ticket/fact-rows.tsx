import type { ReactNode } from 'react'
import type { Fact, FactKind, FactOf } from '#shared/booking-facts/fact'
import { labelOf, textOf, typedOrText } from '#shared/booking-facts/words'
import { WithName } from '#shared/ui/text/with-name'
import styles from './booking-facts.module.css'

const isOf =
  <K extends FactKind>(kind: K) =>
  (fact: Fact): fact is Extract<Fact, { readonly kind: K }> =>
    fact.kind === kind

export const find = <K extends FactKind>(facts: readonly Fact[], kind: K): FactOf<K> | undefined =>
  facts.find(isOf(kind))

const valueOf = (fact: Fact): string => (fact.kind === 'delivery' ? typedOrText(fact) : textOf(fact))

interface RowProps {
  readonly term: string
  /** On one line with its term. */
  readonly isShort?: boolean
  readonly children: ReactNode
}

export const Row = ({ term, isShort = false, children }: RowProps) => (
  <div className={isShort ? styles.short : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Names, codes, and what a visitor has written in their own words. No translator may change them. */
const OWN_WORDS = new Set<FactKind>(['mechanic', 'vehicle', 'serviceContract', 'serviceCode', 'notes', 'ownWords'])

/** A row for each fact, with the line breaks of a text that the visitor typed. */
export const Rows = ({ of }: { readonly of: readonly Fact[] }) =>
  of.map((fact) => (
    <Row key={fact.kind + labelOf(fact) + textOf(fact)} term={labelOf(fact)} isShort={fact.kind === 'process'}>
      <span className={styles.written} dir="auto" translate={OWN_WORDS.has(fact.kind) ? 'no' : undefined}>
        {fact.kind === 'fetching' || fact.kind === 'returning' ? (
          <WithName text={textOf(fact)} name={fact.address} />
        ) : (
          valueOf(fact)
        )}
      </span>
    </Row>
  ))
