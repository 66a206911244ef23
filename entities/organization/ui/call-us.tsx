import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { PhoneLink } from '#shared/ui/action/phone-link'
import { customerServiceStore } from '../model/organization-stores'
import { t } from '../texts'

/**
 * A sentence that invites to call, for the end of a paragraph. The number is the workshop's, or else the customer
 * service's. Nothing if neither is known (RC-13).
 */
export const CallUs = observer(function CallUs({ number }: { readonly number?: string | undefined }) {
  const { phone } = useStore(customerServiceStore)
  useEffect(() => {
    if (!number && !phone.latest) void phone.load()
  }, [number, phone])
  const known = number || phone.latest
  return (
    known && (
      <>
        {' '}
        {t('call')} <PhoneLink number={known} />
      </>
    )
  )
})
