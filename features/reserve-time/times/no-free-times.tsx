import { observer } from 'mobx-react-lite'
import { wizardStore } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { t } from './texts'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { t as step } from '../texts'

/** Shown if the visible months and three more have no free times (TM-04). Offers the enquiry and another workshop. */
export const NoFreeTimes = observer(function NoFreeTimes({ store }: { readonly store: ReserveTimeStore }) {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const workplace = wizard.finished.find(({ name }) => name === 'ORGANIZATION')
  const canMove = workplace?.canEdit?.(get) ?? false
  return (
    <State
      title={t('notFoundTitle')}
      actions={
        <>
          <Button variant="primary" onClick={() => store.enquire(true)}>
            {step('enquiryOpen')}
          </Button>
          {canMove && <Button onClick={() => wizard.goTo('ORGANIZATION')}>{t('otherWorkplace')}</Button>}
        </>
      }
    >
      {t('notFoundText')} {canMove && t('notFoundOtherWorkplace')}
    </State>
  )
})
