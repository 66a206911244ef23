import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { registryPort } from '#entities/process'
import { WITHDRAWAL_HASH, withdrawalTermsStore } from '#features/withdraw-order'
import { useStore } from '#shared/store/use-store'
import { t } from './texts'

/** Link to the function to withdraw from a contract, on the page where a booking is opened (LW-03). */
export const WithdrawalItem = observer(function WithdrawalItem() {
  const granted = useStore(withdrawalTermsStore)
  useEffect(() => granted.load(), [granted])
  const { routed } = useStore(registryPort)
  const { pathname } = useLocation()
  const path = routed.find(({ type }) => type === 'CANCEL_FORM')?.path
  if (!granted.terms || path === undefined) return null
  return (
    <li>
      {pathname === path ? (
        // The browser scrolls to the function, and the page learns of the hash.
        <a href={WITHDRAWAL_HASH}>{t('withdraw')}</a>
      ) : (
        <Link to={path + WITHDRAWAL_HASH}>{t('withdraw')}</Link>
      )}
    </li>
  )
})
