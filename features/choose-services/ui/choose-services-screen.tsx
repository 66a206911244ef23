import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType, useRef, useState } from 'react'
import { bookingStore, leadDate, OrderAside, type DescribedNeeds, type NeedsProps } from '#entities/booking'
import { DroppedRows } from '#entities/cart'
import { CreditMarketing } from '#entities/credit'
import { WorkshopInfo } from '#entities/organization'
import { STEP_HEADING_ID, StepHead, bookingAttemptPort, type StepScreenProps } from '#entities/process'
import { totalAmount } from '#shared/booking-facts/order'
import { pageLeaver } from '#shared/page-leaver'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { chooseServicesStore } from '../model/choose-services-store'
import { t } from '../texts'
import { ProductListing } from './listing/product-listing'
import { useEmptyOrder } from './use-empty-order'

interface ServicesProps extends Pick<StepScreenProps, 'onContinue'> {
  /** The discount code form of another feature. */
  readonly Discount: ComponentType<{ readonly onRedeemed: () => void }>
}

interface Props extends ServicesProps {
  /** What the visitor describes beside the services, by another feature. */
  readonly Needs: ComponentType<NeedsProps>
}

/** The services step: three sections of services, of which the first two categories start open (SV-01, SV-02). */
export const ChooseServicesScreen = ({ Needs, Discount, onContinue }: Props) => (
  <Needs>{(described) => <Services {...described} Discount={Discount} onContinue={onContinue} />}</Needs>
)

const Services = observer(function Services(props: ServicesProps & DescribedNeeds) {
  const { needs, symptoms, notes, Discount, onContinue } = props
  const store = useOwnStore(chooseServicesStore)
  const { booking } = useStore(bookingStore)
  const { bookingAttemptId } = useStore(bookingAttemptPort)
  const { canReturn } = useStore(pageLeaver)
  useEffect(() => store.load(), [store])
  const listing = useFailedChoice()
  // Saves everything concurrently. Each failure is shown where it occurred.
  const settle = async () => (await Promise.all([listing.shown(store.settle()), needs.flush()])).every(Boolean)
  const { goOn, dialog } = useEmptyOrder(() => !store.hasServices && needs.isEmpty, onContinue)

  return (
    <>
      <StepHead title={t('title')} lead={t('intro')} />
      {booking && <DroppedRows booking={booking} bookingAttemptId={bookingAttemptId} onDismissed={focusHeading} />}
      {/* Stands before the first price, because it explains how the prices apply (SV-09). */}
      {needs.priceNotice !== null && <Message>{needs.priceNotice}</Message>}
      {store.isLocked && booking && <Message>{t(leadDate(booking) === null ? 'locked' : 'lockedLead')}</Message>}
      <ProductListing ref={listing.ref} store={store} symptoms={needs.symptoms} second={symptoms} />
      {notes}
      {/* Not advertised where the customer step cannot offer it. */}
      {canReturn && booking?.organization && (
        <CreditMarketing activeId={booking.organization.id} price={totalAmount(booking)} />
      )}
      <OrderAside
        note={needs.note}
        belowButton={
          <>
            <Discount onRedeemed={store.loadListing} />
            {booking?.organization && <WorkshopInfo activeId={booking.organization.id} />}
          </>
        }
        blockedBecause={needs.blockedBecause}
        settle={settle}
        onContinue={() => store.askForChoices() || goOn()}
      />
      {dialog}
    </>
  )
})

const focusHeading = (): void => document.getElementById(STEP_HEADING_ID)?.focus()

/** Moves the focus to the first invalid choice when a save before Continue has failed. */
function useFailedChoice() {
  const ref = useRef<HTMLDivElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    const at = '[aria-invalid="true"]'
    if (failures > 0) ref.current?.querySelector<HTMLElement>(`input${at}, ${at} input`)?.focus()
  }, [failures])
  const shown = async (settling: Promise<boolean>): Promise<boolean> => {
    const isSettled = await settling
    if (!isSettled) setFailures((count) => count + 1)
    return isSettled
  }
  return { ref, shown }
}
