import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { errorText } from '#entities/notification'
import { registerNumberFault } from '#entities/vehicle'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Field, TextInput } from '#shared/ui/form/field'
import { Message } from '#shared/ui/feedback/message'
import { PlateChip } from '#shared/ui/text/plate'
import { SummaryLine } from '#shared/ui/layout/summary-line'
import { describeVehicleStore } from '../model/describe-vehicle-store'
import { describedVehicle, type DescribedVehicle } from '../model/described-vehicle'
import type { SearchValues } from '../model/find-vehicle-store'
import { kilometersMessage } from '../model/vehicle-faults'
import { t } from '../texts'
import { descriptionForm, MAKE_ID, MakeField } from './make-field'
import { keepFocus, KilometersField } from './search-fields'
import { Scene } from './scene'
import start from './start.module.css'
import styles from './unknown-vehicle.module.css'

/** Maximum length that the server accepts. */
const LONGEST_MODEL = 100

interface Props {
  readonly vehicle: SearchValues
  readonly withKilometers: boolean
  /** True if the search has just failed to find the vehicle, false if the description is restored. */
  readonly takesFocus: boolean
  readonly onContinue: () => void
  readonly onChange: () => void
}

/** Asks for make and model of a vehicle that is not in the register (VE-05), or whose plate no search takes (EV-06). */
export const UnknownVehicle = observer(function UnknownVehicle(props: Props) {
  const { vehicle, withKilometers, takesFocus, onContinue, onChange } = props
  const { makes, submission } = useOwnStore(describeVehicleStore)
  const memory = useStore(describedVehicle)
  useEffect(() => {
    void makes.load()
  }, [makes])
  useEffect(() => {
    // The submit button had the focus and has disappeared.
    if (takesFocus) document.getElementById(MAKE_ID)?.focus()
  }, [takesFocus])

  const isOther = registerNumberFault(vehicle.registerNumber) !== null
  const change = (): void => {
    memory.clear()
    onChange()
  }
  const submit = async (values: DescribedVehicle): Promise<void> => {
    if (await submission.run(values)) onContinue()
  }
  return (
    <div className={start.card}>
      <div className={start.fields}>
        <Message tone={isOther ? 'info' : 'warning'} role="alert">
          {t(isOther ? 'otherPlate' : 'notFound')}
        </Message>
        <SummaryLine>
          <PlateChip>{vehicle.registerNumber}</PlateChip>
          <Button variant="link" aria-disabled={submission.isRunning} onClick={change}>
            {t('changeRegisterNumber')}
          </Button>
        </SummaryLine>
        <descriptionForm.Form
          className={styles.form}
          initialValues={{ ...memory.of(vehicle.registerNumber), ...vehicle }}
          validate={({ make, model, kilometers }) => ({
            make: make === '' ? t('makeRequired') : undefined,
            model: model.trim() === '' ? t('modelRequired') : undefined,
            kilometers: kilometersMessage(kilometers, withKilometers),
          })}
          onSubmit={submit}
        >
          <Remember />
          <MakeField makes={makes} />
          <ModelField />
          {withKilometers && <Kilometers />}
          <Button
            className={start.submit}
            type="submit"
            onMouseDown={keepFocus}
            variant="primary"
            busy={submission.isRunning}
            busyLabel={t('submit')}
          >
            {t('submit')}
          </Button>
          {submission.hasFailed && <Message tone="error">{errorText(submission.error)}</Message>}
        </descriptionForm.Form>
      </div>
      <Scene plate={vehicle.registerNumber} />
    </div>
  )
})

function ModelField() {
  const { input, error } = descriptionForm.useTextField('model')
  return (
    <Field label={t('model')} hint={t('modelHelp')} error={error} required>
      <TextInput {...input} maxLength={LONGEST_MODEL} autoComplete="off" enterKeyHint="go" />
    </Field>
  )
}

const Kilometers = () => <KilometersField {...descriptionForm.useTextField('kilometers')} />

/** Stores the typed values for a reload or a return to the step. */
function Remember() {
  const { values } = descriptionForm.useStatus()
  const memory = useStore(describedVehicle)
  useEffect(() => memory.write(values), [memory, values])
  return null
}
