import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { PaymentFormProps } from '#entities/payment'
import { formatEuros } from '#shared/money/euros'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { Icon } from '#shared/ui/text/icon'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../card-texts'
import { cardStore } from '../model/card-store'
import styles from './card-payment.module.css'

interface Props extends Omit<PaymentFormProps, 'customer'> {
  /** Euros to pay: the price, or the difference to what is paid already. */
  readonly due: number
  readonly isDifference: boolean
}

/** The collapsed panel with the button that leads to the provider's page. */
export const CardPanel = observer(function CardPanel({ due, isDifference, isSending, saveDetails }: Props) {
  const { paying, outcome } = useStore(cardStore)
  const [needsDetails, setNeedsDetails] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // The details are saved first, because the visit to the provider discards the page.
  const pay = async (): Promise<void> => {
    setSaving(true)
    const isSaved = await saveDetails()
    setSaving(false)
    setNeedsDetails(!isSaved)
    if (isSaved) await paying.run()
  }
  return (
    <section aria-label={t('region')}>
      <Collapsible
        level={3}
        title={t(isDifference ? 'openDue' : 'open')}
        note={t('otherPayment')}
        icon={<Icon name="card" />}
        padded
      >
        <div className={styles.panel}>
          <p className={styles.intro}>{t('intro')}</p>
          {needsDetails && <Message tone="error">{t('detailsFirst')}</Message>}
          {paying.hasFailed && <Message tone="error">{t('payFailed')}</Message>}
          <Button
            variant="tonal"
            size="lg"
            block
            disabled={isSending}
            busy={isSaving || paying.isRunning || outcome === 'leaving'}
            busyLabel={t('redirecting')}
            onClick={() => void pay()}
          >
            {t('pay', { price: formatEuros(due) })}
          </Button>
        </div>
      </Collapsible>
    </section>
  )
})
