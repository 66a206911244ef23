import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { CustomerValues } from '#entities/customer'
import type { PaymentFormProps } from '#entities/payment'
import type { AmountSetting } from '#shared/api/nouns/credit'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { Icon } from '#shared/ui/text/icon'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../application/application-store'
import { ApplicationForm } from '../application/application-form'
import { CreditTerms } from '../terms/credit-terms'

interface Props extends PaymentFormProps<CustomerValues> {
  readonly application: ApplicationStore
  readonly setting: AmountSetting
}

/** The collapsed panel 'Maksa huoltotilillä', with a note about paying without credit (reading 16). */
export const CreditPanel = (props: Props) => (
  <section aria-label={t('region')}>
    <Collapsible level={3} title={t('open')} note={t('otherPayment')} icon={<Icon name="card" />} padded>
      <PanelContent {...props} />
    </Collapsible>
  </section>
)

/** Content of the open panel. Closing the panel unmounts the form and discards the government id. */
const PanelContent = observer(function PanelContent({ setting, ...props }: Props) {
  const { application } = props
  useEffect(() => {
    void application.load()
  }, [application, setting])
  return (
    <>
      <CreditTerms method={application.method} amount={setting.amount} />
      {application.methods.latest?.length === 0 ? <p>{t('methodsEmpty')}</p> : <ApplicationForm {...props} />}
    </>
  )
})
