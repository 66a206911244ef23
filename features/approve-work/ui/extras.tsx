import { observer } from 'mobx-react-lite'
import { PriceText } from '#entities/booking'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { CheckboxRow } from '#shared/ui/form/checkbox'
import { Panel } from '#shared/ui/layout/panel'
import type { ChoiceStore } from '../model/choice-store'
import { productKey } from '../model/jobs'
import { t } from '../texts'
import styles from './work.module.css'

interface Props {
  readonly extras: readonly ProductSuggestion[]
  readonly choice: ChoiceStore
}

/** Products that need no appointment, if the server sells any. */
export const Extras = observer(function Extras({ extras, choice }: Props) {
  if (extras.length === 0) return null
  return (
    <Panel heading={t('extras')} lead={t('extrasLead')} className={styles.extras}>
      {extras.map((extra) => (
        <CheckboxRow
          key={productKey(extra.product)}
          label={extra.description}
          aside={<PriceText price={extra.price} />}
          checked={choice.isChosen(extra)}
          disabled={choice.isFixed}
          onChange={() => choice.toggle(extra)}
        />
      ))}
    </Panel>
  )
})
