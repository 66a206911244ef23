import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { errorText } from '#entities/notification'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { Panel } from '#shared/ui/panel'
import { findVehicleStore, type VehicleValues } from '../model/find-vehicle-store'
import { vehicleFaults } from '../model/vehicle-faults'
import { t } from '../texts'
import styles from './find-vehicle-screen.module.css'
import { UnknownVehicleFields } from './unknown-vehicle-fields'
import { KilometersField, REGISTER_NUMBER_ID, RegisterNumberField } from './vehicle-fields'
import { vehicleForm } from './vehicle-form'

export interface FindVehicleOptions {
  /** Mileage is asked for in maintenance only (VE-03). */
  readonly withKilometers: boolean
}

/** Asks for the plate, and for what the vehicle register does not know. */
export const FindVehicleScreen = observer(function FindVehicleScreen({
  withKilometers,
  onContinue,
}: StepScreenProps & FindVehicleOptions) {
  const store = useOwnStore(findVehicleStore)
  const { booking } = useStore(bookingStore)
  const { isUnknown, submission } = store

  const submit = async (values: VehicleValues): Promise<void> => {
    if (await store.submit(values)) onContinue()
  }
  const known = booking?.vehicle
  const driven = booking?.kilometers ?? known?.kilometers
  const initialValues: VehicleValues = {
    registerNumber: known?.register_number ?? '',
    kilometers: driven === null || driven === undefined ? '' : String(driven),
    make: known?.make ?? '',
    model: known?.model ?? '',
  }
  return (
    <>
      <StepHead title={t('title')} lead={t(withKilometers ? 'introMaintenance' : 'introTireChange')} />
      <Panel roomy>
        <vehicleForm.Form
          className={styles.form}
          initialValues={initialValues}
          validate={(values) => vehicleFaults(values, { withKilometers, isUnknown })}
          onSubmit={submit}
        >
          {isUnknown && <NotFound isBusy={submission.isRunning} onChange={store.changeRegisterNumber} />}
          <div className={isUnknown ? styles.fields : styles.row}>
            <RegisterNumberField readOnly={isUnknown} />
            {withKilometers && <KilometersField />}
            {isUnknown && <UnknownVehicleFields makes={store.makes} />}
            <Button
              className={styles.submit}
              type="submit"
              variant="primary"
              size="lg"
              busy={submission.isRunning}
              busyLabel={t('submit')}
            >
              {t('submit')}
            </Button>
          </div>
          {submission.hasFailed && (
            <Message tone="error" role="alert">
              {errorText(submission.error)}
            </Message>
          )}
        </vehicleForm.Form>
      </Panel>
    </>
  )
})

interface NotFoundProps {
  readonly isBusy: boolean
  readonly onChange: () => void
}

function NotFound({ isBusy, onChange }: NotFoundProps) {
  const reset = vehicleForm.useReset()
  const startAgain = (): void => {
    onChange()
    reset()
    // The link that had the focus is gone.
    document.getElementById(REGISTER_NUMBER_ID)?.focus()
  }
  return (
    <Message
      tone="warning"
      role="alert"
      action={
        <Button variant="link" aria-disabled={isBusy} onClick={startAgain}>
          {t('changeRegisterNumber')}
        </Button>
      }
    >
      {t('notFound')}
    </Message>
  )
}
