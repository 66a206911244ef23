import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { AmountSetting } from '#shared/api/nouns/credit'
import { Collapsible } from '#shared/ui/collapsible'
import { Icon } from '#shared/ui/icon'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../model/application-store'
import type { ApplicationProps } from '../model/credit-account-props'
import { ApplicationForm } from './application-form'
import { CreditTerms } from './credit-terms'

interface Props extends ApplicationProps {
  readonly application: ApplicationStore
  readonly setting: AmountSetting
}

/** 'Pay with the service account': closed until it is asked for, and after the way to pay without credit (READINGS.md 16). */
export const CreditPanel = (props: Props) => (
  <section aria-label={t('region')}>
    <Collapsible level={3} title={t('open')} note={t('otherPayment')} icon={<Icon name="card" />} padded>
      <PanelContent {...props} />
    </Collapsible>
  </section>
)

/** Closing the panel takes the form away, and the government id with it. */
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
