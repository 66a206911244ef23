import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useOwnStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { redeemCodeStore } from '../model/redeem-code-store'
import { t } from '../texts'
import { CodeField, discountForm, faultsOf } from './code-field'
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
  const field = useRef<HTMLInputElement>(null)
  const { isRefused, redeeming, removal, inUse, redeemed } = store
  useEffect(() => {
    const timer = isRefused ? setTimeout(store.forgetRefusal, REFUSAL_MS) : undefined
    return () => clearTimeout(timer)
  }, [store, isRefused])

  const hasCode = inUse.length > 0
  useEffect(() => {
    if (hasCode) store.loadExtensions()
  }, [store, hasCode])

  const remove = async (): Promise<void> => {
    // The button disappears with the code.
    field.current?.focus()
    if (await removal.run()) onRedeemed()
  }
  const applied = hasCode ? t('applied', { code: inUse.join(', ') }) : null
  return (
    <discountForm.Form
      className={styles.form}
      initialValues={{ discountCode: '' }}
      validate={faultsOf}
      onSubmit={async ({ discountCode }, { change }) => {
        const code = discountCode.trim().toUpperCase()
        change('discountCode', code)
        if (await store.submit(code, () => change('discountCode', ''))) onRedeemed()
      }}
    >
      <CodeField store={store} field={field} applied={applied} />
      {hasCode && store.canRemove && (
        <Button variant="text" className={styles.remove} busy={removal.isRunning} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
      <LiveRegion>
        {redeeming.isRunning ? t('saving') : store.hasRemoved ? t('removed') : redeemed !== null && applied}
      </LiveRegion>
    </discountForm.Form>
  )
})
