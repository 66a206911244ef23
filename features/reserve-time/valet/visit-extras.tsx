import { observer } from 'mobx-react-lite'
import { Message } from '#shared/ui/feedback/message'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { t } from './texts'
import { Valet } from './valet'

interface Props {
  readonly store: ReserveTimeStore
  /** Replacement cars that are free on the chosen day; undefined if the order has none or they are not counted. */
  readonly carsLeft: number | undefined
}

/** What a visit can take besides its time: a replacement car, and the pick-up and return of the car (PU-01, PU-02). */
export const VisitExtras = observer(function VisitExtras({ store, carsLeft }: Props) {
  return (
    <>
      {lacksCar(store) && (
        <Message tone="error" title={t('noCarTitle')}>
          {t('noCarHelp')}
        </Message>
      )}
      {carsLeft !== undefined && (
        <Message>
          <output>{t.count('carsLeft', carsLeft)}</output>
        </Message>
      )}
      {store.valet.isOffered && <Valet store={store} hasLoan={carsLeft !== undefined} />}
    </>
  )
})

/** True if the time was refused because no replacement car is free for the whole visit. */
const lacksCar = ({ reservation: { attempt, isRefused } }: ReserveTimeStore): boolean =>
  isRefused && String(attempt.error).endsWith('NO_REPLACEMENT_CAR')
