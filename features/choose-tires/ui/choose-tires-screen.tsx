import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType } from 'react'
import { bookingStore, OrderAside, PriceText } from '#entities/booking'
import { WorkshopInfo } from '#entities/organization'
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

interface Parts {
  /** The discount code, another feature's. */
  readonly Discount: ComponentType<{ readonly onRedeemed: () => void }>
}

/** What is done with the tires. Going on without a choice is allowed (TI-08). */
export const ChooseTiresScreen = observer(function ChooseTiresScreen({
  Discount,
  onContinue,
}: Parts & StepScreenProps) {
  const store = useOwnStore(chooseTiresStore)
  const { booking } = useStore(bookingStore)
  useEffect(() => {
    void store.products.load()
  }, [store])
  return (
    <>
      <StepHead title={t('title')} lead={t('optional')} />
      <Choices store={store} />
      <OrderAside
        extra={
          <>
            <Discount onRedeemed={() => void store.products.load()} />
            {booking?.organization && <WorkshopInfo activeId={booking.organization.id} />}
          </>
        }
        blockedBecause={null}
        settle={store.cart.settle}
        onContinue={onContinue}
      />
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
      {cart.failureOf(changeProduct) && (
        <Message tone="error" role="alert">
          {t('toggleFailed')}
        </Message>
      )}
    </Panel>
  )
})
