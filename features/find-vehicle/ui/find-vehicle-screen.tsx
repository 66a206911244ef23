import { observer } from 'mobx-react-lite'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore } from '#shared/store/use-store'
import { findVehicleStore } from '../model/find-vehicle-store'
import { t } from '../texts'
import { UnknownVehicle } from './load-unknown-vehicle'
import { SearchVehicle } from './search-vehicle'

export interface FindVehicleOptions {
  /** True if the process asks for mileage, which only maintenance does (VE-03). */
  readonly withKilometers: boolean
}

/** Asks for the register number, and for the description of a vehicle that is not in the register. */
export const FindVehicleScreen = observer(function FindVehicleScreen({
  withKilometers,
  onContinue,
}: StepScreenProps & FindVehicleOptions) {
  const store = useOwnStore(findVehicleStore)
  const { unknown, hasMoved, changeRegisterNumber } = store
  const shared = { withKilometers, onContinue }
  return (
    <>
      <StepHead title={t('title')} />
      {unknown ? (
        <UnknownVehicle {...shared} vehicle={unknown} takesFocus={hasMoved} onChange={changeRegisterNumber} />
      ) : (
        <SearchVehicle {...shared} store={store} />
      )}
    </>
  )
})
