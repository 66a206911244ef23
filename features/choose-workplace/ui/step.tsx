import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { addressLine } from '#shared/booking-facts/facts-of'
import { useStore } from '#shared/store/use-store'

/** Exports of the step's chunk. */
export { ChooseWorkplaceScreen as Screen } from './choose-workplace-screen'
export { askAhead } from '../model/organizations'

/** Name and address of the selected workshop (OR-05). */
export const Summary = observer(function Summary() {
  const organization = useStore(bookingStore).booking?.organization
  if (!organization) return null
  return (
    <>
      <strong translate="no">{organization.name}</strong>
      <p translate="no">{addressLine(organization)}</p>
    </>
  )
})
