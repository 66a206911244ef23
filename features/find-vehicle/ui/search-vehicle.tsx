import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { bookingStore } from '#entities/booking'
import { errorText } from '#entities/notification'
import { givenStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { describedVehicle } from '../model/described-vehicle'
import type { FindVehicleStore, SearchValues } from '../model/find-vehicle-store'
import { kilometersMessage, registerNumberMessage } from '../model/vehicle-faults'
import { t } from '../texts'
import { keepFocus, KilometersField, REGISTER_NUMBER_ID, RegisterNumberField, searchForm } from './search-fields'
import { loadUnknownVehicle } from './load-unknown-vehicle'
import { OtherPlate } from './other-plate'
import { Scene } from './scene'
import start from './start.module.css'

interface Props {
  readonly store: FindVehicleStore
  readonly withKilometers: boolean
  readonly onContinue: () => void
}

/** The form with register number, mileage and Continue (VE-01). */
export const SearchVehicle = observer(function SearchVehicle({ store, withKilometers, onContinue }: Props) {
  const memory = useStore(describedVehicle)
  const { booking, expiredBooking } = useStore(bookingStore)
  const { submission, hasMoved } = store
  // Starts with an empty form if the visitor wants another register number.
  const previous = hasMoved ? null : (booking ?? expiredBooking)
  const vehicle = previous?.vehicle
  const { plate: given } = useStore(givenStore)
  const plate = vehicle?.register_number ?? (hasMoved ? '' : given)
  const [shown] = useState(plate)
  useEffect(() => {
    const field = document.getElementById(REGISTER_NUMBER_ID)
    // The link back to this form had the focus and has disappeared.
    if (store.hasMoved) field?.focus()
    // Does not overwrite input typed before the code was loaded.
    else if (field instanceof HTMLInputElement && field.value === shown) {
      const described = memory.restore(shown)
      if (described) void store.resume(described, loadUnknownVehicle)
    }
  }, [store, memory, shown])

  const submit = async (values: SearchValues): Promise<void> => {
    if (await store.submit(values, loadUnknownVehicle)) onContinue()
  }
  const kilometers = String((vehicle && (previous?.kilometers ?? vehicle.kilometers)) ?? '')
  return (
    <searchForm.Form
      className={start.card}
      initialValues={{ registerNumber: plate, kilometers }}
      validate={({ registerNumber, kilometers }) => ({
        registerNumber: registerNumberMessage(registerNumber),
        kilometers: kilometersMessage(kilometers, withKilometers),
      })}
      onSubmit={submit}
    >
      <Prefill plate={plate} kilometers={kilometers} />
      <div className={start.fields}>
        <p className={start.lead}>{t(withKilometers ? 'introMaintenance' : 'introTireChange')}</p>
        <RegisterNumberField>
          <OtherPlate store={store} />
        </RegisterNumberField>
        {withKilometers && <Kilometers />}
        <Button
          className={start.submit}
          type="submit"
          onMouseDown={keepFocus}
          variant="primary"
          size="lg"
          busy={submission.isRunning}
          busyLabel={t('submit')}
        >
          {t('submit')}
        </Button>
        {submission.hasFailed && <Message tone="error">{errorText(submission.error)}</Message>}
      </div>
      <TypedScene />
    </searchForm.Form>
  )
})

const Kilometers = () => <KilometersField {...searchForm.useTextField('kilometers')} tall />

function TypedScene() {
  const { input } = searchForm.useTextField('registerNumber')
  return <Scene plate={input.value} />
}

/** Fills in a booking that was fetched after the form had opened, unless the visitor has typed (RC-07). */
function Prefill({ plate, kilometers }: { readonly plate: string; readonly kilometers: string }) {
  const { change } = searchForm.useApi()
  const { pristine } = searchForm.useStatus()
  useEffect(() => {
    if (!pristine || plate === '') return
    change('registerNumber', plate)
    change('kilometers', kilometers)
    // oxlint-disable-next-line react/exhaustive-deps -- for a newly fetched booking only
  }, [plate])
  return null
}
