import { observer } from 'mobx-react-lite'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../lazy-texts'
import type { ArrangeVisitStore } from '../model/arrange-visit-store'
import { Valet } from './valet/valet'

/** What a visit can take besides its time: a replacement car, and the valet (PU-01, PU-02). */
export const VisitExtras = observer(function VisitExtras({ store }: { readonly store: ArrangeVisitStore }) {
  const { carsLeft, step, valet } = store
  return (
    <>
      {step.refusal?.endsWith('NO_REPLACEMENT_CAR') && (
        <Message tone="error" title={t('noCarTitle')}>
          {t('noCarHelp')}
        </Message>
      )}
      {carsLeft !== undefined && (
        <Message>
          <output>{t.count('carsLeft', carsLeft)}</output>
        </Message>
      )}
      {valet.isOffered && <Valet store={store} hasLoan={carsLeft !== undefined} />}
    </>
  )
})
