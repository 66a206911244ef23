import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Action } from '#shared/store/action'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import type { ReserveTimeStore } from '../../model/reserve-time-store'
import { t } from '../../texts'
import styles from './enquiry-offer.module.css'
import { lazyChunkStore } from '../lazy'

/** Button that opens the enquiry. The free times stay visible until its chunk is loaded. */
export const EnquiryOffer = observer(function EnquiryOffer({ store }: { readonly store: ReserveTimeStore }) {
  const code = useStore(lazyChunkStore)
  const [opening] = useState(
    () =>
      new Action(async () => {
        if (!(await ensureLoaded(code))) throw new Error('The enquiry has not come')
        store.enquire(true)
      }),
  )
  const { state, latest } = store.calendar.search
  // Its room, so that the page keeps its height when the first free times arrive.
  if (state.status === 'loading' && !latest) return <div className={styles.offer} />
  // Hidden if there are no free times, because NoFreeTimes then has its own button.
  if (state.status !== 'failed' && !latest?.month) return null
  return (
    <div className={styles.offer}>
      <span>{t('enquiryOffer')}</span>
      <Button variant="link" busy={opening.isRunning} onClick={() => void opening.run()}>
        {t('enquiryOpen')}
      </Button>
      {opening.hasFailed && <Message tone="error">{t('chunkFailed')}</Message>}
    </div>
  )
})
