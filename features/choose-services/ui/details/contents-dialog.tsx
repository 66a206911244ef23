import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { PriceText } from '#entities/booking'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Button } from '#shared/ui/action/button'
import { RetryButton } from '#shared/ui/action/retry'
import { Dialog } from '#shared/ui/overlay/dialog'
import { Message } from '#shared/ui/feedback/message'
import { t } from './texts'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { t as step } from '../../texts'
import styles from './contents-dialog.module.css'
import { Icon } from '#shared/ui/text/icon'

interface Props {
  readonly service: ProductSuggestion
  readonly store: ChooseServicesStore
  readonly row: (service: ProductSuggestion) => ReactNode
  readonly onClose: () => void
}

/**
 * Dialog with the works of a service and the products offered with it. Data of the row shows until the response arrives
 * (SV-16).
 */
export const ContentsDialog = observer(function ContentsDialog({ service, store, row, onClose }: Props) {
  const { more } = store.contents
  const details = store.details.of(service)
  useEffect(() => store.details.ask(service), [store, service])

  const known = more.latest ?? service
  const info = details.latest?.infoDescription || known.additional_data?.infoDescription
  const failed = [more, details].filter(({ state }) => state.status === 'failed')
  const retry = (): void => {
    if (more.state.status === 'failed') void more.load(service)
    if (details.state.status === 'failed') void details.load()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={service.description}
      closeLabel={t('detailsClose')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('detailsDone')}
        </Button>
      }
    >
      {info && <p>{info}</p>}
      {failed.length > 0 && (
        <Message className={styles.failed} tone="error" action={<RetryButton onRetry={retry} />}>
          {step('detailsFailed')}
        </Message>
      )}
      <ServiceParts rows={known.suggestion_sub_rows} />
      <div className={styles.price}>
        <span>{t('detailsPrice')}</span>
        <PriceText price={known.price} />
      </div>
      {known.additional_products.length > 0 && (
        <section className={styles.more}>
          <h3>{t('detailsMore')}</h3>
          <div className={styles.rows}>
            {known.additional_products.map((one) => row({ ...one, additional_products: [], suggestion_sub_rows: [] }))}
          </div>
        </section>
      )}
    </Dialog>
  )
})

/** Works of a service with the spare parts of each. Works without a description are left out. */
function ServiceParts({ rows }: { readonly rows: ProductSuggestion['suggestion_sub_rows'] }) {
  const works = rows.filter(({ description }) => description !== '')
  if (works.length === 0) return null
  return (
    <section className={styles.parts}>
      <h3>{t('includes')}</h3>
      <ul>
        {works.map(({ description, spareParts }) => {
          const parts = spareParts.map((part) => part.description).filter(Boolean)
          return (
            <li key={description}>
              <Icon name="check" />
              <span>
                {description}
                {parts.length > 0 && <small>{t('spareParts', { parts: parts.join('; ') })}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
