import { useId } from 'react'
import { titleOf, usualColour, Lamp, WARNING_LIGHTS } from '#entities/warning-light'
import { Field, TextInput } from '#shared/ui/form/field'
import { t } from '../texts'
import styles from './light-field.module.css'

interface Props {
  readonly value: string
  readonly readOnly: boolean
  readonly onChange: (value: string) => void
}

/** The name of a warning light that was on, in the customer's words. The usual lights are suggested, with their drawing. */
export function LightField({ value, readOnly, onChange }: Props) {
  const [id, list] = [useId(), useId()]
  const named = value.trim().toLowerCase()
  const light = WARNING_LIGHTS.find(({ name }) => name.toLowerCase() === named)
  return (
    <Field id={id} label={t('light')} hint={t('lightHelp')}>
      <TextInput
        value={value}
        list={list}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {WARNING_LIGHTS.map((one) => (
          <option key={one.name}>{titleOf(one)}</option>
        ))}
      </datalist>
      <output>
        {light && (
          <span className={styles.light}>
            <Lamp drawing={light.drawing} colour={usualColour(light)} />
            {light.meaning}
          </span>
        )}
      </output>
    </Field>
  )
}
