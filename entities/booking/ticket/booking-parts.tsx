import type { ComponentType } from 'react'
import type { Booking } from '#shared/api/nouns/entities'
import { classNames } from '#shared/ui/text/class-names'
import styles from './booking-parts.module.css'

/** News that replace a booking on its page. */
export interface BookingNews {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What the page of a booking's link does for its parts. */
export interface BookingPage {
  /** Loads the booking into the session again, which may have ended. Resolves to whether the booking is open. */
  readonly reopen: () => Promise<boolean>
  /** Replaces the booking by news, because it is cancelled. */
  readonly end: (news: BookingNews) => void
  /** True if the visit has begun. */
  readonly isPast: boolean
  /** Says what is returned when the booking is cancelled. Empty if nothing is paid. */
  readonly refundText: string
}

interface PartProps {
  readonly booking: Booking
  /** Absent on the thanks screen, whose session has ended with the save. */
  readonly page?: BookingPage
}

/** A component of another feature below a saved booking. The session has saved or opened that booking. */
export type BookingPart = ComponentType<PartProps>

interface Props extends PartProps {
  readonly parts: readonly BookingPart[]
  readonly className?: string | undefined
}

/** Further acts and facts of a saved booking, side by side where there is room. Takes no room if all parts are empty. */
export const BookingParts = ({ booking, page, parts, className }: Props) => (
  <div className={classNames(styles.parts, className)}>
    {parts.map((Part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <Part key={index} booking={booking} {...(page && { page })} />
    ))}
  </div>
)
