import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { bookingStore, OrderRows, PriceText, StepAside } from '#entities/booking'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { Panel } from '#shared/ui/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { State } from '#shared/ui/state'
import { Tile, Tiles } from '#shared/ui/tile'
import { chooseTiresStore, type ChooseTiresStore } from '../model/choose-tires-store'
import { t } from '../texts'
import styles from './choose-tires-screen.module.css'

/** What is done with the tires. Going on without a choice is allowed (TI-08). */
export const ChooseTiresScreen = observer(function ChooseTiresScreen({ onContinue }: StepScreenProps) {
  const store = useOwnStore(chooseTiresStore)
  const { booking } = useStore(bookingStore)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    void store.products.load()
  }, [store])

  const leave = async (): Promise<void> => {
    setLeaving(true)
    const isSettled = await store.cart.settle()
    setLeaving(false)
    if (isSettled) onContinue()
  }
  const items = booking?.order_items ?? []
  return (
    <>
      <StepHead title={t('title')} lead={t('optional')} />
      <Choices store={store} />
      {booking && (
        <StepAside
          title={t('selectedTitle')}
          booking={booking}
          barText={t.count('count', items.length)}
          action={{ children: t('continue'), onClick: () => void leave(), busy: isLeaving, busyLabel: t('continue') }}
          blockedBecause={null}
        >
          {items.length > 0 ? <OrderRows items={items} /> : <p className={styles.empty}>{t('selectedEmpty')}</p>}
        </StepAside>
      )}
    </>
  )
})

const Choices = observer(function Choices({ store }: { readonly store: ChooseTiresStore }) {
  const { isLocked } = useStore(bookingStore)
  const { products, changeProduct, cart } = store
  if (products.state.status === 'failed')
    return (
      <State
        page
        tone="error"
        title={t('failed')}
        actions={<Button onClick={() => void products.load()}>{t('retry')}</Button>}
      />
    )
  if (!products.latest)
    return (
      <Skeleton status={t('loading')}>
        <SkeletonBox height="8rem" shape="control" />
      </Skeleton>
    )
  if (!changeProduct) return <Message>{t('optional')}</Message>
  return (
    <Panel heading={t('legend')}>
      <Tiles className={styles.tiles}>
        <Tile
          checked={cart.isOn(changeProduct)}
          disabled={isLocked}
          onChange={() => cart.toggle(changeProduct)}
          label={t('tireChangeOnly')}
          description={t('tireChangeOnlyHelp')}
          aside={<PriceText price={changeProduct.price} />}
        />
      </Tiles>
      {cart.failedKey !== null && (
        <Message tone="error" role="alert">
          {t('toggleFailed')}
        </Message>
      )}
    </Panel>
  )
})
