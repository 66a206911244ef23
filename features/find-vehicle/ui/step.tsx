import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import type { SummaryProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { formatNumber } from '#shared/text/numbers'
import { PlateChip } from '#shared/ui/text/plate'
import { SummaryLine } from '#shared/ui/layout/summary-line'
import { t } from '../texts'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { FindVehicleScreen as Screen } from './find-vehicle-screen'

/** Register number, make and model, and kilometers if they are known (VE-07). The class is told while there is room. */
export const Summary = observer(function Summary({ isAlone }: SummaryProps) {
  const { booking } = useStore(bookingStore)
  const vehicle = booking?.vehicle
  if (!vehicle) return null
  const kilometers = booking.kilometers ?? vehicle.kilometers ?? 0
  const name = `${vehicle.make} ${vehicle.model}`.trim()
  const value = kilometers > 0 && (
    <span className="num">{t('kilometersValue', { kilometers: formatNumber(kilometers) })}</span>
  )
  if (isAlone)
    return (
      <>
        <PlateChip large>{vehicle.register_number}</PlateChip>
        <div>
          <strong translate="no">{name}</strong>
          <p>
            {vehicle.classification?.name}
            {vehicle.classification?.name && value && ', '}
            {value}
          </p>
        </div>
      </>
    )
  return (
    <>
      <SummaryLine>
        <PlateChip>{vehicle.register_number}</PlateChip>
        <strong translate="no">{name}</strong>
      </SummaryLine>
      <p>{value}</p>
    </>
  )
})

export const basis = (get: StoreResolver): unknown => get(bookingStore).booking?.vehicle?.register_number
