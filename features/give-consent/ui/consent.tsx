import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStore } from '#shared/store/use-store'
import { consentStore } from '../model/consent-store'
import type * as ConsentParts from './parts'

type Parts = typeof ConsentParts

/** The banner while it asks, and the settings while they are open; their code comes when the first of them is needed. */
export const Consent = observer(function Consent() {
  const { isAsking, isOpen, fail } = useStore(consentStore)
  const [parts, setParts] = useState<Parts | null>(null)
  const isNeeded = !parts && (isAsking || isOpen)
  useEffect(() => {
    // Without its code nothing is asked, and nothing is allowed either.
    if (isNeeded) import(/* webpackChunkName: "consent" */ './parts').then(setParts, fail)
  }, [isNeeded, isOpen, fail])
  if (!parts) return null
  return (
    <>
      {isAsking && <parts.ConsentBanner />}
      {isOpen && <parts.ConsentSettings />}
    </>
  )
})
