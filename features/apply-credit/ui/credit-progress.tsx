import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '#shared/ui/button'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../model/application-store'
import type { CreditStore } from '../model/credit-store'
import { TwoLineMessage } from './two-line-message'

interface Props {
  readonly application: ApplicationStore
  readonly credit: CreditStore
}

/** Replaces the form while the response is being saved and while the visitor leaves for the signing. */
export const CreditProgress = observer(function CreditProgress({ application, credit }: Props) {
  const { answer, keeping, storeAnswer } = application
  if (answer && keeping.hasFailed) return <KeepFailed retry={storeAnswer} />
  if (answer) return <TwoLineMessage>{t('submitting')}</TwoLineMessage>
  return (
    credit.state.status === 'leaving' && <TwoLineMessage help={t('redirectNote')}>{t('redirecting')}</TwoLineMessage>
  )
})

function KeepFailed({ retry }: { readonly retry: () => Promise<void> }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The unmounted form or retry button had the focus, so this message takes it.
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <TwoLineMessage tone="error" role="alert" action={<Button onClick={() => void retry()}>{t('retry')}</Button>}>
        {t('keepFailed')}
      </TwoLineMessage>
    </div>
  )
}
