import { Fragment, type ComponentProps, type ReactNode } from 'react'
import type { Booking } from '#shared/api/nouns/booking'
import { announce } from '#shared/ui/feedback/announce'
import { Icon } from '#shared/ui/text/icon'
import { classNames } from '#shared/ui/text/class-names'
import { headlineOf } from '../../model/headline'
import styles from './ticket.module.css'

/** A booking as a card: its head in the brand's colour, its facts and its actions. */
export const Ticket = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ticket}>{children}</div>
)

interface HeadProps {
  /** Null if only the title is known. */
  readonly booking: Booking | null
  /** A line above the date, or the headline itself without a date. */
  readonly title: string
  /** True if an action has been completed. */
  readonly isDone?: boolean
  /** Attributes of the h2. */
  readonly heading: ComponentProps<'h2'>
  /** A drawing, hidden from assistive technology. */
  readonly art: ReactNode
  readonly className?: string | undefined
  /** Text below the date. */
  readonly children?: ReactNode
}

/** The head of a ticket: the date is the headline. It is announced when the heading takes the focus (decision 045). */
export function TicketHead({ booking, title, isDone, heading, art, className, children }: HeadProps) {
  const lines = booking ? headlineOf(booking) : []
  const date = lines.map(({ text }) => text).join(' ')
  return (
    <div className={classNames(styles.top, className)}>
      <div className={styles.words}>
        <div className={styles.headline}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reads the date with the heading */}
          <h2 tabIndex={-1} {...heading} data-above={date !== '' || undefined} onFocus={() => announce(date)}>
            {isDone && <Icon name="check" />}
            {title}
          </h2>
          {date !== '' && (
            <p>
              {lines.map(({ text, isMinor }) => (
                <Fragment key={text}>
                  {' '}
                  <span data-minor={isMinor}>{text}</span>
                </Fragment>
              ))}
            </p>
          )}
        </div>
        {children}
      </div>
      <div className={styles.art}>{art}</div>
    </div>
  )
}

/** The actions at the lower edge of a ticket. */
export const TicketActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
