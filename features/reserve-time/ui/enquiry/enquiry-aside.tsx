import { observer } from 'mobx-react-lite'
import { bookingStore, ChosenTime, reservedDay, StepAside } from '#entities/booking'
import { formatDayShort } from '#shared/date/finnish'
import { useStore } from '#shared/store/use-store'
import { t } from '../../lazy-texts'
import type { EnquiryStore } from '../../model/enquiry-store'
import { t as step } from '../../texts'

interface Props {
  readonly enquiry: EnquiryStore
  readonly onContinue: () => void
}

/** Side panel with the requested day and the Continue button (TM-11). */
export const EnquiryAside = observer(function EnquiryAside({ enquiry, onContinue }: Props) {
  const { booking } = useStore(bookingStore)
  if (!booking) return null
  const { day, sending } = enquiry
  const send = async (): Promise<void> => {
    if (await sending.run()) onContinue()
  }
  return (
    <StepAside
      title={step('orderTitle')}
      booking={booking}
      isOnlyWide
      barText={day === null ? '' : `${t('enquiryTitle')} ${formatDayShort(day)}`}
      action={{
        children: step('continue'),
        onClick: () => void send(),
        busy: sending.isRunning,
        busyLabel: t('enquirySaving'),
      }}
      missing={() => document.querySelector('main table button[tabindex="0"]')}
      blockedBecause={day === null && !sending.isRunning ? t('enquiryBlocked') : null}
    >
      <ChosenTime time={day === null ? null : { ...reservedDay(day), isLead: true }} missing={t('enquiryMissing')} />
    </StepAside>
  )
})
