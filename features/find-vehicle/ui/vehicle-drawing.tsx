import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { SideView } from '#shared/ui/art/side-view'

/** The visitor's vehicle from the side. */
export const VehicleDrawing = observer(function VehicleDrawing() {
  return <SideView vehicleClass={useStore(bookingStore).booking?.vehicle?.classification?.id} />
})
