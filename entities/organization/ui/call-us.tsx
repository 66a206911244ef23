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
  const service = useStore(customerServiceStore)
  useEffect(() => {
    if (!number && !service.latest) void service.load()
  }, [number, service])
  const known = number || service.latest
  return (
    known && (
      <>
        {' '}
        {t('call')} <PhoneLink number={known} />
      </>
    )
  )
})
