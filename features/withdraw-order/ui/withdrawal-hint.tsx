import { observer } from 'mobx-react-lite'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { WITHDRAWAL_HASH } from '../hash'
import { withdrawalTermsStore } from '../model/withdrawal-terms-store'
import { t } from '../texts'

/** Tells a visitor who has followed the link to the function that the booking has to be opened first. */
export const WithdrawalHint = observer(function WithdrawalHint() {
  const withdrawalTerms = useStore(withdrawalTermsStore)
  useEffect(() => withdrawalTerms.load(), [withdrawalTerms])
  const hash = useHash()
  return withdrawalTerms.terms && hash === WITHDRAWAL_HASH ? <Message>{t('hint')}</Message> : null
})

const useHash = (): string => useSyncExternalStore(onHashChange, () => window.location.hash)

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
