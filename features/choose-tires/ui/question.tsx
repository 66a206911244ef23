import { observer } from 'mobx-react-lite'
import { useId, type Ref } from 'react'
import { bookingStore, PriceText } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { classNames } from '#shared/ui/text/class-names'
import { Icon } from '#shared/ui/text/icon'
import { Tile, Tiles } from '#shared/ui/form/tile'
import type { ChooseTiresStore } from '../model/choose-tires-store'
import type { Question as Name, TireFlag } from '../model/tire-questions'
import { t } from '../texts'
import styles from './question.module.css'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { cheaper } from '../model/tire-products'
import { hotelRole, isChange, roleOf } from '../model/tire-roles'

interface Props {
  readonly store: ChooseTiresStore
  readonly name: Name
  /** The number of the question, starting from 1. */
  readonly number: number
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/** A question with its answers. The number becomes a check mark when the question is answered. */
export const Question = observer(function Question({ store, name, number, ref }: Props) {
  const { isLocked } = useStore(bookingStore)
  const group = useId()
  const hint = useId()
  const isAnswered = store.question !== name
  const isReported = name === 'current' && store.isReportedInHotel
  return (
    <fieldset
      ref={ref}
      className={classNames(styles.question, isAnswered && styles.answered)}
      disabled={isLocked}
      aria-describedby={isReported ? hint : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.dot} aria-hidden="true">
          {isAnswered ? <Icon name="check" /> : number}
        </span>
        {t(name)}
      </legend>
      {isReported && (
        <p id={hint} className={styles.hint}>
          {t('currentKnown')}
        </p>
      )}
      <Tiles columns={2}>
        {ANSWERS[name]
          .filter((answer) => isOffered(store, answer))
          .map((answer) => (
            <Tile
              key={answer}
              type="radio"
              name={group}
              checked={store.choice.includes(answer)}
              onChange={() => store.answer(answer)}
              label={labelOf(store, answer)}
              description={describe(store, answer)}
              aside={<AnswerPrice store={store} answer={answer} />}
            />
          ))}
      </Tiles>
    </fieldset>
  )
})

const AnswerPrice = observer(function AnswerPrice({
  store,
  answer,
}: {
  readonly store: ChooseTiresStore
  readonly answer: TireFlag
}) {
  const product = pricedBy(store, answer)
  return (
    product && (
      <span className={styles.price}>
        {answer === 'tireHotel' && t('from')}
        {answer === 'tireHotelAndChange' && t('plus')}
        <PriceText price={product.price} />
      </span>
    )
  )
})

/** Returns the words of an answer. Without a change, only what was chosen before is done. */
function labelOf(store: ChooseTiresStore, answer: TireFlag): string {
  const isPickupOnly = answer === 'tireHotelOrPickupOnly' && store.choice.includes('tiresPickedFromHotel')
  return t(isPickupOnly ? 'pickupOnly' : answer)
}

/** Returns the help text of an answer. The workshop's own description replaces the default. */
function describe(store: ChooseTiresStore, answer: TireFlag): string | null {
  if (answer === 'tireHotel') return t('tireHotelHelp')
  const own = pricedBy(store, answer)?.additional_data?.infoDescription
  return own || (answer === 'tireChangeOnly' ? t('tireChangeOnlyHelp') : null)
}

/** The answers to each question, in display order. */
const ANSWERS: Readonly<Record<Name, readonly TireFlag[]>> = {
  service: ['tireChangeOnly', 'tireHotel'],
  current: ['tiresCurrentlyInHotel', 'tiresNotCurrentlyInHotelButLeftThere'],
  stay: ['tiresLeftInHotel', 'tiresPickedFromHotel'],
  change: ['tireHotelAndChange', 'tireHotelOrPickupOnly'],
}

/** Returns the product whose price is shown beside an answer, or null if there is none. */
function pricedBy(store: ChooseTiresStore, answer: TireFlag): ProductSuggestion | null {
  const role = roleOf(answer, store.case)
  if (role) return store.product(role)
  if (answer !== 'tireHotel') return null
  return cheaper(store.product(hotelRole(store.case, false)), store.product(hotelRole(store.case, true)))
}

/** Tests whether an answer is offered. Answers with a tire change are hidden if it is not sold for this vehicle. */
const isOffered = (store: ChooseTiresStore, answer: TireFlag): boolean =>
  !isChange(answer) || pricedBy(store, answer) !== null
