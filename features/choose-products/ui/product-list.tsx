import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { OrderAside, PriceText } from '#entities/booking'
import { productKey } from '#entities/cart'
import type { StoreDefinition } from '#shared/store/define-store'
import { useOwnStore } from '#shared/store/use-store'
import { RetryButton } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { State } from '#shared/ui/feedback/state'
import { Tile, Tiles } from '#shared/ui/form/tile'
import type { ChooseProductsStore } from '../model/choose-products-store'
import { t } from '../texts'

interface Props {
  readonly store: StoreDefinition<ChooseProductsStore>
  readonly isSingle: boolean
  readonly title: string
  readonly onContinue: () => void
}

/** The products as tiles, and the order beside them. */
export const ProductList = observer(function ProductList({ store: definition, isSingle, title, onContinue }: Props) {
  const store = useOwnStore(definition)
  useEffect(() => void store.products.load(), [store])
  return (
    <>
      <Products store={store} isSingle={isSingle} title={title} />
      {store.hasFailed && <Message tone="error">{t('changeFailed')}</Message>}
      <OrderAside blockedBecause={blockedBecause(store)} settle={store.settle} onContinue={onContinue} />
    </>
  )
})

function blockedBecause({ products, all, isMissing }: ChooseProductsStore): string | null {
  if (products.state.status === 'failed') return t('failed')
  if (products.latest === undefined) return t('loading')
  if (all.length === 0) return t('emptyText')
  return isMissing ? t('missing') : null
}

const Products = observer(function Products({
  store,
  isSingle,
  title,
}: Pick<Props, 'isSingle' | 'title'> & { readonly store: ChooseProductsStore }) {
  const { products, all, cart, isLocked } = store
  const name = useId()
  if (products.state.status === 'failed')
    return <State page tone="error" title={t('failed')} actions={<RetryButton onRetry={() => products.load()} />} />
  if (products.latest === undefined)
    return (
      <Skeleton status={t('loading')}>
        <SkeletonBox height="12rem" shape="card" />
      </Skeleton>
    )
  if (all.length === 0)
    return (
      <State page title={t('emptyTitle')}>
        {t('emptyText')}
      </State>
    )
  return (
    <Tiles role={isSingle ? 'radiogroup' : 'group'} aria-label={title}>
      {all.map((product) => (
        <Tile
          key={productKey(product.product)}
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          checked={cart.isOn(product)}
          disabled={isLocked}
          onChange={() => store.choose(product)}
          label={product.description}
          description={product.additional_data?.infoDescription}
          aside={<PriceText price={product.price} />}
        />
      ))}
    </Tiles>
  )
})
