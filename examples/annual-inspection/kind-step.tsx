import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import {
  Button,
  Message,
  OrderAside,
  Panel,
  RadioGroup,
  State,
  StepHead,
  useOwnStore,
  useStores,
  type StepScreenProps,
  type StoreResolver,
} from 'huoltovaraus/module'
import { bookedKind, kindStore, type KindStore } from './kind-store'
import { isKind, KINDS } from './kinds'
import { t } from './texts'

const OPTIONS = Object.entries(KINDS).flatMap(([value, label]) => (isKind(value) ? [{ value, label }] : []))

/** Asks for the kind of inspection. */
export const Screen = observer(function Screen({ onContinue }: StepScreenProps) {
  const store = useOwnStore(kindStore)
  useEffect(() => void store.product.load(), [store])
  return (
    <>
      <StepHead title={t('kindTitle')} />
      {store.product.latest ? (
        <Panel>
          <RadioGroup legend={t('kindLegend')} required value={store.kind} options={OPTIONS} onChange={store.pick} />
        </Panel>
      ) : (
        unavailable(store)
      )}
      {store.saving.hasFailed && <Message tone="error">{t('saveFailed')}</Message>}
      <OrderAside blockedBecause={blockedBecause(store)} settle={store.settle} onContinue={onContinue} />
    </>
  )
})

function unavailable({ product }: KindStore): ReactNode {
  if (product.state.status === 'failed') {
    const retry = <Button onClick={() => void product.load()}>{t('retry')}</Button>
    return <State page tone="error" title={t('failed')} actions={retry} />
  }
  if (product.latest === undefined) return <Message>{t('loading')}</Message>
  return (
    <State page title={t('emptyTitle')}>
      {t('emptyText')}
    </State>
  )
}

function blockedBecause({ product, kind }: KindStore): string | null {
  if (product.state.status === 'failed') return t('failed')
  if (product.latest === undefined) return t('loading')
  if (product.latest === null) return t('emptyText')
  return kind === null ? t('missing') : null
}

/** The kind on the step's card. */
export const Summary = observer(function Summary() {
  const kind = bookedKind(useStores())
  return <strong>{kind === null ? t('none') : KINDS[kind]}</strong>
})

export const basis = (get: StoreResolver): unknown => bookedKind(get)
