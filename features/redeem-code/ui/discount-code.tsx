import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, type FormEvent } from 'react'
import { useBeforeContinue } from '#entities/booking'
import { errorText } from '#entities/notification'
import { useOwnStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { CODE_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput } from '#shared/ui/form/field'
import { Icon } from '#shared/ui/text/icon'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { redeemCodeStore, type RedeemCodeStore } from '../model/redeem-code-store'
import { t } from '../texts'
import styles from './discount-code.module.css'

export interface DiscountCodeProps {
  /** Called when a code was accepted, even if refetching the booking failed, because prices may have changed. */
  readonly onRedeemed: () => void
}

/** How long a refusal is shown (specification section 9). */
const REFUSAL_MS = 3000

/** «Etukoodi»: the discount code form. The line below the field shows the code in use or the error (SV-11). */
export const DiscountCode = observer(function DiscountCode({ onRedeemed }: DiscountCodeProps) {
  const store = useOwnStore(redeemCodeStore)
  const input = useRef<HTMLDivElement>(null)
  const { fault, redeeming, removal, inUse, redeemed } = store
  useEffect(() => {
    const timer = fault === 'refused' ? setTimeout(store.forgetRefusal, REFUSAL_MS) : undefined
    return () => clearTimeout(timer)
  }, [store, fault])

  const hasCode = inUse.length > 0
  useEffect(() => {
    if (hasCode) store.loadExtensions()
  }, [store, hasCode])

  const focusField = (): void => input.current?.querySelector('input')?.focus()
  useBeforeContinue(
    useCallback(async () => {
      const wasTyped = store.typed !== ''
      const isSettled = await store.settle()
      if (isSettled && wasTyped) onRedeemed()
      if (!isSettled) input.current?.querySelector('input')?.focus()
      return isSettled
    }, [store, onRedeemed]),
  )

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isAccepted = await store.submit()
    if (isAccepted) onRedeemed()
    else if (store.fault === 'missing') focusField()
  }
  const remove = async (): Promise<void> => {
    // The button disappears with the code.
    focusField()
    if (await store.removal.run()) onRedeemed()
  }
  const applied = hasCode ? t('applied', { code: inUse.join(', ') }) : null
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('label')}
        hint={applied !== null && <Applied>{applied}</Applied>}
        error={faultText(store)}
        announceError={fault !== 'missing'}
      >
        <div className={styles.row} ref={input}>
          <TextInput
            name="discountCode"
            value={store.typed}
            onChange={({ target }) => store.type(target.value)}
            readOnly={redeeming.isRunning}
            {...CODE_INPUT}
            autoCapitalize="characters"
            enterKeyHint="done"
            maxLength={100}
          />
          <Button type="submit" busy={redeeming.isRunning}>
            {t('submit')}
          </Button>
        </div>
      </Field>
      {hasCode && store.canRemove && (
        <Button variant="text" className={styles.remove} busy={removal.isRunning} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
      <LiveRegion>
        {redeeming.isRunning ? t('saving') : store.hasRemoved ? t('removed') : redeemed !== null && applied}
      </LiveRegion>
    </form>
  )
})

const Applied = ({ children }: { readonly children: string }) => (
  <span className={styles.applied}>
    <Icon name="check" />
    <span>{children}</span>
  </span>
)

function faultText({ fault, redeeming, removal, isInTheWay }: RedeemCodeStore): string | null {
  if (fault === 'missing') return t('required')
  if (fault === 'refused') return t('invalid')
  const failed = [redeeming, removal].find(({ hasFailed }) => hasFailed)
  if (failed) return errorText(failed.error)
  return isInTheWay ? t('inTheWay') : null
}
