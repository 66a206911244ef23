import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { BookingFacts, chosenTime, lazyBookingParts, type LoadParts, Ticket, TicketHead } from '#entities/booking'
import { workshopInfoStore } from '#entities/organization'
import { useStepHeading, type StepScreenProps } from '#entities/process'
import type { Booking } from '#shared/api/nouns/booking'
import { configPort } from '#shared/config/config'
import { sendingOf } from '#shared/booking-facts/sending'
import { useStore } from '#shared/store/use-store'
import { Arrival } from '#shared/ui/art/arrival'
import { SideView } from '#shared/ui/art/side-view'
import { finishBookingStore } from '../model/finish-booking-store'
import { t } from '../texts'
import { ReceiptActions } from './receipt-actions'
import styles from './thanks-screen.module.css'

export interface ThanksOptions {
  /** Path of the page where a booking is changed or cancelled. */
  readonly changePath: string
  /** Loads what other features add below the ticket. */
  readonly parts?: LoadParts
}

/** The ticket of the booking, which is kept in memory only. A reload starts a new booking (reading 1). */
export const ThanksScreen = observer(function ThanksScreen({
  changePath,
  parts,
  onRestart,
}: StepScreenProps & ThanksOptions) {
  const { receipt, saved } = useStore(finishBookingStore)
  const [Parts] = useState(() => (parts ? lazyBookingParts(parts) : null))
  const heading = useStepHeading()
  const email = receipt?.customer?.email
  const time = receipt && chosenTime(receipt)
  const isLead = time?.isLead === true
  const { binding } = useStore(configPort).order
  const isOrder = receipt !== null && sendingOf(receipt, binding) === 'order'
  const title = t(isLead ? 'titleLead' : isOrder ? 'titleOrder' : 'title')
  const vehicleClass = receipt?.vehicle?.classification?.id
  return (
    <>
      <Ticket>
        <TicketHead
          booking={receipt}
          title={title}
          heading={heading}
          className={styles.head}
          // An enquiry's car has no visit yet.
          art={
            isLead ? (
              <SideView vehicleClass={vehicleClass} />
            ) : (
              <Arrival vehicleClass={vehicleClass} vehicleStyle={styles.car} />
            )
          }
        >
          <p>
            {t(isLead ? 'textLead' : 'bookingSaved')} {email && <span>{t('emailSentTo', { email })}</span>}
          </p>
        </TicketHead>
        {receipt && <Receipt booking={receipt} />}
        <ReceiptActions
          booking={receipt}
          hasTime={time !== null && !isLead}
          isLead={isLead}
          saved={saved}
          changePath={changePath}
          onRestart={onRestart}
        />
      </Ticket>
      {receipt && saved && Parts && (
        <Suspense fallback={null}>
          <Parts
            booking={receipt}
            bookingKey={saved.bookingKey}
            extensions={saved.extensions ?? []}
            className={styles.parts}
          />
        </Suspense>
      )}
    </>
  )
})

/** The facts, with the workshop's info text if a step has loaded it. The saved session can load it no more. */
const Receipt = observer(function Receipt({ booking }: { readonly booking: Booking }) {
  const infos = useStore(workshopInfoStore)
  const { organization } = booking
  return <BookingFacts booking={booking} surface="thanks" info={organization ? infos.of(organization.id).latest : ''} />
})
