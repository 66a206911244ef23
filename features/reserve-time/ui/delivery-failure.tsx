import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { LatestSave } from '#shared/store/latest-save'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { t as step } from '../texts'
import { t } from '../extra-texts'
import styles from './delivery.module.css'

/** That the choice is not saved, and the way to try again. */
export const DeliveryFailure = observer(function DeliveryFailure({
  saves,
}: {
  readonly saves: Pick<LatestSave<unknown>, 'status' | 'flush'>
}) {
  const room = useRef<HTMLDivElement>(null)
  const retry = (): void => {
    // The button goes with its message; the focus stays near.
    room.current?.focus()
    void saves.flush()
  }
  return (
    <div ref={room} tabIndex={-1} className={styles.failure}>
      {saves.status === 'failed' && (
        <Message tone="error" role="alert" action={<Button onClick={retry}>{step('retry')}</Button>}>
          {t('deliveryError')}
        </Message>
      )}
    </div>
  )
})
