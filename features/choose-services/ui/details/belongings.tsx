import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { PriceText } from '#entities/booking'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { RetryButton } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { t } from '../../texts'
import { Lazy } from '../lazy'
import styles from '../listing/service-row.module.css'

interface Props {
  readonly service: ProductSuggestion
  readonly store: ChooseServicesStore
  /** Shows the service's name, if the service does not stand right above. */
  readonly isNamed?: boolean
}

/** Products that a ticked service adds to the order, and the choices to make about the service (SV-16). */
export const Belongings = observer(function Belongings({ service, store, isNamed = false }: Props) {
  const details = store.details.of(service)
  useEffect(() => store.details.ask(service), [store, service])
  const additions = store.additionsOf(service)
  const parameters = details.latest?.parameters ?? []
  const hasFailed = details.state.status === 'failed'
  if (additions.length === 0 && parameters.length === 0 && !hasFailed) return null
  return (
    <div className={styles.belongings}>
      {isNamed && <strong>{service.description}</strong>}
      {additions.map(({ product, description, display_description, price }) => (
        <p key={`${product.provider}:${product.id}`} className={styles.addition}>
          <span>
            {t('addition')} {display_description || description}
          </span>
          <PriceText price={price} />
        </p>
      ))}
      {parameters.length > 0 && (
        <Lazy failed={t('choicesFailed')}>
          {({ Choices }) =>
            parameters.map((parameter) => (
              <Choices key={parameter.id} service={service} parameter={parameter} store={store} />
            ))
          }
        </Lazy>
      )}
      {hasFailed && (
        <Message tone="error" action={<RetryButton onRetry={details.load} />}>
          {t('choicesFailed')}
        </Message>
      )}
    </div>
  )
})
