import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Action } from '#shared/store/action'
import { fetched } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { Panel } from '#shared/ui/panel'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { t } from '../texts'
import styles from './enquiry-offer.module.css'
import { extraPartsStore } from './extra'

/** The way to ask for a day where no free time suits. The free times stay until what takes their place is here. */
export const EnquiryOffer = observer(function EnquiryOffer({ store }: { readonly store: ReserveTimeStore }) {
  const code = useStore(extraPartsStore)
  const [opening] = useState(
    () =>
      new Action(async () => {
        if (!(await fetched(code))) throw new Error('The enquiry has not come')
        store.enquire(true)
      }),
  )
  const { state, latest } = store.calendar.search
  // Where there is nothing, that is said with a way on of its own.
  if (state.status !== 'failed' && !latest?.month) return null
  return (
    <Panel className={styles.offer}>
      <div>
        <h3>{t('enquiryOffer')}</h3>
        <p>{t('enquiryOfferText')}</p>
      </div>
      <Button busy={opening.isRunning} onClick={() => void opening.run()}>
        {t('enquiryOpen')}
      </Button>
      {opening.hasFailed && (
        <Message tone="error" role="alert">
          {t('extraFailed')}
        </Message>
      )}
    </Panel>
  )
})
