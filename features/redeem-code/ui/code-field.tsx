import { observer } from 'mobx-react-lite'
import { useCallback, type RefObject } from 'react'
import { useBeforeContinue } from '#entities/booking'
import { errorText } from '#entities/notification'
import { createForm } from '#shared/form/create-form'
import { Button } from '#shared/ui/action/button'
import { Field, TextInput } from '#shared/ui/form/field'
import { CODE_INPUT } from '#shared/ui/form/input-kinds'
import { Icon } from '#shared/ui/text/icon'
import type { RedeemCodeStore } from '../model/redeem-code-store'
import { t } from '../texts'
import styles from './discount-code.module.css'

interface Values {
  readonly discountCode: string
}

export const discountForm = createForm<Values>()

export const faultsOf = ({ discountCode }: Values) => ({
  discountCode: discountCode.trim() === '' ? t('required') : undefined,
})

interface Props {
  readonly store: RedeemCodeStore
  readonly field: RefObject<HTMLInputElement | null>
  /** The codes in use, or null if there are none. */
  readonly applied: string | null
}

/** The field with its button. Continue redeems a typed code first (RC-06). */
export const CodeField = observer(function CodeField({ store, field, applied }: Props) {
  const { input, error } = discountForm.useTextField('discountCode')
  const { getState, submit, reset } = discountForm.useApi()
  useBeforeContinue(
    useCallback(async () => {
      const isEmpty = (): boolean => getState().values.discountCode.trim() === ''
      await store.settle()
      if (!isEmpty()) await submit()
      if (isEmpty()) return true
      store.standInTheWay()
      field.current?.focus()
      return false
    }, [store, field, getState, submit]),
  )
  const { redeeming } = store
  return (
    <Field
      label={t('label')}
      hint={applied !== null && <Applied>{applied}</Applied>}
      error={error ?? refusalText(store)}
      announceError={error === undefined}
    >
      <div className={styles.row}>
        <TextInput
          {...input}
          ref={field}
          readOnly={redeeming.isRunning}
          {...CODE_INPUT}
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={100}
          onChange={(event) => {
            input.onChange(event)
            // The field is optional, so an emptied one has no fault.
            if (event.target.value.trim() === '') reset({ discountCode: event.target.value })
            store.edited()
          }}
        />
        <Button type="submit" busy={redeeming.isRunning}>
          {t('submit')}
        </Button>
      </div>
    </Field>
  )
})

const Applied = ({ children }: { readonly children: string }) => (
  <span className={styles.applied}>
    <Icon name="check" />
    <span>{children}</span>
  </span>
)

function refusalText({ isRefused, redeeming, removal, isInTheWay }: RedeemCodeStore): string | null {
  if (isRefused) return t('invalid')
  const failed = [redeeming, removal].find(({ hasFailed }) => hasFailed)
  if (failed) return errorText(failed.error)
  return isInTheWay ? t('inTheWay') : null
}
