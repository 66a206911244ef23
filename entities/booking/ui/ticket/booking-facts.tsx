import type { ReactNode } from 'react'
import type { Booking } from '#shared/api/nouns/booking'
import type { Fact, FactKind } from '#shared/booking-facts/fact'
import { inGroup } from '#shared/booking-facts/groups'
import type { Instruction } from '#shared/booking-facts/instructions'
import { isReceived } from '#shared/booking-facts/still-possible'
import { factsFor, instructionsFor, type Surface } from '#shared/booking-facts/surfaces'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { SummaryLine } from '#shared/ui/layout/summary-line'
import { classNames } from '#shared/ui/text/class-names'
import { Icon } from '#shared/ui/text/icon'
import { PlateChip } from '#shared/ui/text/plate'
import { WithPhoneLinks } from '#shared/ui/text/with-phone-links'
import { OrderFacts } from '../order/order-facts'
import { t } from '../../texts'
import styles from './booking-facts.module.css'
import { find, Row, Rows } from './fact-rows'
import { WorkshopFacts } from './workshop-facts'

interface Props {
  readonly booking: Booking
  readonly surface: Extract<Surface, 'thanks' | 'bookingPage' | 'cancelledPage'>
  /** The workshop's info text where the booking does not tell it, or empty. */
  readonly info?: string | undefined
  readonly className?: string | undefined
}

/** Length of the longest info text that the thanks screen shows unfolded, so that its actions stay in view. */
const LONGEST_INFO = 140

/** Facts about the visit that stand with the workshop. Others stand with the vehicle. */
const AT_WORKSHOP = new Set<FactKind>(['shift', 'mechanic'])
/** Facts about what the booking is for: above its services, on the thanks screen below its vehicle. */
const ABOUT = new Set<FactKind>(['process', 'own', 'ownWords'])
/** Facts that the headline, a row of several facts or a part of the page shows. */
const IN_ROWS = new Set<FactKind>([
  'time',
  'day',
  'askedDay',
  'workshop',
  'address',
  'phone',
  'openingHours',
  'workshopInfo',
  'plate',
  'vehicle',
  'kilometers',
  'visitState',
])

/** The time, which has no headline once the booking is cancelled. */
const TIMES = new Set<FactKind>(['time', 'day', 'askedDay'])

/** Everything that a booking tells below its date (RC-01): workshop, services and vehicle, side by side if there is room. */
export function BookingFacts({ booking, surface, info = '', className }: Props) {
  const facts = factsFor(surface, booking)
  const isThanks = surface === 'thanks'
  // The text says how to come to the visit: an enquiry has none yet, and later the car is there.
  const isComing = !find(facts, 'askedDay') && !isReceived(booking)
  const guide = find(facts, 'workshopInfo')?.text ?? (isComing ? info.trim() : '')
  // The head of the thanks screen says that the workshop calls.
  const toDo = instructionsFor(surface, booking).filter(({ kind }) => !isThanks || kind !== 'contact')
  const groups = (['visit', 'customer', 'withdrawal'] as const).flatMap((group) => inGroup(facts, group))
  const others = groups.filter(({ kind }) => !IN_ROWS.has(kind) && !ABOUT.has(kind))
  // Where the columns leave room: the thanks screen has three beside each other, the others two above the services.
  const toDoRow = <ToDo of={toDo} />
  const about = <Rows of={facts.filter(({ kind }) => ABOUT.has(kind))} />
  const guideRow = <InfoRow text={guide} isFolded={isThanks && guide.length > LONGEST_INFO} />
  const workshop = (
    <Column key="workshop">
      {surface === 'cancelledPage' && <Rows of={facts.filter(({ kind }) => TIMES.has(kind))} />}
      <WorkshopFacts facts={facts} />
      <Rows of={others.filter(({ kind }) => AT_WORKSHOP.has(kind))} />
      {!isThanks && guideRow}
    </Column>
  )
  const order = (
    <Column key="order">
      {!isThanks && about}
      <Row term={t('services')}>
        <OrderFacts facts={inGroup(facts, 'order')} />
        <Payments facts={inGroup(facts, 'payment')} />
      </Row>
      {isThanks && toDoRow}
      <Rows of={inGroup(facts, 'written')} />
    </Column>
  )
  const vehicle = (
    <Column key="vehicle">
      <VehicleRow facts={facts} />
      {isThanks ? about : toDoRow}
      <Rows of={others.filter(({ kind }) => !AT_WORKSHOP.has(kind))} />
      {isThanks && guideRow}
    </Column>
  )
  return (
    <section className={classNames(styles.facts, isThanks && styles.wide, className)} aria-label={t('receiptTitle')}>
      {isThanks ? [workshop, order, vehicle] : [workshop, vehicle, order]}
    </section>
  )
}

/** What is paid, on credit, due and returned. */
function Payments({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.payments}>
      {facts.map((fact) => (
        <li key={fact.kind} className={fact.kind === 'paidByCard' ? styles.paid : undefined}>
          {fact.kind === 'paidByCard' && <Icon name="check" />}
          {labelOf(fact)} <strong className="num">{textOf(fact)}</strong>
        </li>
      ))}
    </ul>
  )
}

function VehicleRow({ facts }: { readonly facts: readonly Fact[] }) {
  const [plate, vehicle, kilometers] = [find(facts, 'plate'), find(facts, 'vehicle'), find(facts, 'kilometers')]
  if (!plate) return null
  return (
    <Row term={t('vehicle')}>
      <SummaryLine>
        <PlateChip>{plate.text}</PlateChip>
        <span>
          {vehicle && <strong>{vehicle.text}</strong>} {kilometers && <small>{textOf(kilometers)}</small>}
        </span>
      </SummaryLine>
    </Row>
  )
}

/** What the customer does, in order. */
function ToDo({ of }: { readonly of: readonly Instruction[] }) {
  if (of.length === 0) return null
  return (
    <Row term={t('toDo')}>
      {of.map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
    </Row>
  )
}

/** The workshop's info text. */
function InfoRow({ text, isFolded }: { readonly text: string; readonly isFolded: boolean }) {
  if (text === '') return null
  const shown = (
    <p className={styles.info}>
      <WithPhoneLinks text={text} />
    </p>
  )
  return (
    <Row term={t('bring')}>
      {isFolded ? (
        <details>
          <summary>{t('info')}</summary>
          {shown}
        </details>
      ) : (
        shown
      )}
    </Row>
  )
}

const Column = ({ children }: { readonly children: ReactNode }) => <dl className={styles.column}>{children}</dl>
