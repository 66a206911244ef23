import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
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
  if (answer && keeping.hasFailed) return <KeepFailed retry={goOn} />
  if (answer) return <Words>{t('submitting')}</Words>
  return credit.state.status === 'leaving' && <Words help={t('redirectNote')}>{t('redirecting')}</Words>
})

function KeepFailed({ retry }: { readonly retry: () => Promise<void> }) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form has gone, or the button for another try, and the focus with it: the way on is here.
    if (document.activeElement === document.body) room.current?.focus()
  }, [])
  return (
    <div ref={room} tabIndex={-1}>
      <Words tone="error" role="alert" action={<Button onClick={() => void retry()}>{t('retry')}</Button>}>
        {t('keepFailed')}
      </Words>
    </div>
  )
}
