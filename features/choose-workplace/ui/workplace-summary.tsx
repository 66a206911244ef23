import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { addressLine } from '#entities/organization'
import { useStore } from '#shared/store/use-store'
import { SummaryLine } from '#shared/ui/layout/summary-line'

/** Name and address of the selected workshop (OR-05). */
export const WorkplaceSummary = observer(function WorkplaceSummary() {
  const organization = useStore(bookingStore).booking?.organization
  if (!organization) return null
  return (
    <SummaryLine>
      <strong>{organization.name}</strong>
      <span>{addressLine(organization)}</span>
    </SummaryLine>
  )
})
