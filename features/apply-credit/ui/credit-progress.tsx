import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/button'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../model/application-store'
import type { CreditStore } from '../model/credit-store'
import { Words } from './words'

interface Props {
  readonly application: ApplicationStore
  readonly credit: CreditStore
}

/** Where the form stood, until it is known what has come of it: the answer is being kept, the visitor is on the way to sign. */
export const CreditProgress = observer(function CreditProgress({ application, credit }: Props) {
  const { answer, keeping, goOn } = application
  if (answer && keeping.hasFailed)
    return (
      <Words tone="error" role="alert" action={<Button onClick={() => void goOn()}>{t('retry')}</Button>}>
        {t('keepFailed')}
      </Words>
    )
  if (answer) return <Words>{t('submitting')}</Words>
  return credit.state.status === 'leaving' && <Words help={t('redirectNote')}>{t('redirecting')}</Words>
})
