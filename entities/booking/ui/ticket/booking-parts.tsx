import { lazy, type ComponentType } from 'react'
import type { Booking } from '#shared/api/nouns/booking'
import type { StillPossible } from '#shared/api/nouns/visit'
import { loadRequiredChunk } from '#shared/store/required-chunk'
import { classNames } from '#shared/ui/text/class-names'
import styles from './booking-parts.module.css'

/** News that replace a booking on its page. */
export interface BookingNews {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What the page of a booking's link does for its parts. */
export interface BookingPage {
  /**
   * Loads the booking into the session again, which may have ended. Resolves to what may still be done with it, or to null
   * if it is not open any more.
   */
  readonly reopen: () => Promise<StillPossible | null>
  /** Reads the booking again, because a part has moved it, and reports the move. */
  readonly showMoved: () => Promise<void>
  /** Reads the booking again, because it may have been changed elsewhere. Resolves to whether it was, which the page says. */
  readonly refresh: () => Promise<boolean>
  /** Replaces the booking by news, because it is cancelled. `ended` is the booking as the server tells it now. */
  readonly end: (news: BookingNews, ended?: Booking) => void
  /** What the customer may still do with the booking. */
  readonly possible: StillPossible
  /** Says what is returned when the booking is cancelled. Empty if nothing is paid. */
  readonly refundText: string
}

export interface BookingPartProps {
  readonly booking: Booking
  /** Key that opens the booking together with its register number. Null if it is unknown. */
  readonly bookingKey: string | null
  /** Names of the extensions that the server announces. */
  readonly extensions: readonly string[]
  /** Absent on the thanks screen, whose session has ended with the save. */
  readonly page?: BookingPage
}

/** A component of another feature below a saved booking. The session has saved or opened that booking. */
export type BookingPart = ComponentType<BookingPartProps>

interface Props extends BookingPartProps {
  readonly parts: readonly BookingPart[]
  readonly className?: string | undefined
}

/** Further acts and facts of a saved booking, side by side where there is room. Takes no room if all parts are empty. */
export const BookingParts = ({ parts, className, ...of }: Props) => (
  <div className={classNames(styles.parts, className)}>
    {parts.map((Part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <Part key={index} {...of} />
    ))}
  </div>
)

/** Loads a list of parts, so that the process that names it does not carry them. */
export type LoadParts = () => Promise<{ readonly parts: readonly BookingPart[] }>

/** Creates a component that shows the loaded parts. */
export const lazyBookingParts = (load: LoadParts) =>
  lazy(async () => {
    const { parts } = await loadRequiredChunk(load)
    return { default: (of: Omit<Props, 'parts'>) => <BookingParts parts={parts} {...of} /> }
  })
