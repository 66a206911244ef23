import type { ComponentType } from 'react'
import type { Booking } from '#shared/api/nouns/entities'
import { classNames } from '#shared/ui/text/class-names'
import styles from './booking-parts.module.css'

/** A component of another feature below a saved booking. The session has saved or opened that booking. */
export type BookingPart = ComponentType<{ readonly booking: Booking }>

interface Props {
  readonly booking: Booking
  readonly parts: readonly BookingPart[]
  readonly className?: string | undefined
}

/** Further acts and facts of a saved booking, side by side where there is room. Takes no room if all parts are empty. */
export const BookingParts = ({ booking, parts, className }: Props) => (
  <div className={classNames(styles.parts, className)}>
    {parts.map((Part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <Part key={index} booking={booking} />
    ))}
  </div>
)
