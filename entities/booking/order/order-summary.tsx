import { observer } from 'mobx-react-lite'
import { factsOf } from '#shared/facts/facts-of'
import { inGroup } from '#shared/facts/groups'
import { labelOf, textOf } from '#shared/facts/words'
import { useStore } from '#shared/store/use-store'
import { bookingStore } from '../booking/booking-store'
import { OrderFacts } from './order-facts'

/** The order of the session's booking, and what the visitor described (SV-13, RC-03). */
export const OrderSummary = observer(function OrderSummary() {
  const { booking } = useStore(bookingStore)
  if (!booking) return null
  const facts = factsOf(booking)
  return (
    <>
      <OrderFacts facts={inGroup(facts, 'order')} />
      {inGroup(facts, 'written').map((fact) => (
        <p key={fact.kind + textOf(fact)}>
          {labelOf(fact)}: {textOf(fact)}
        </p>
      ))}
    </>
  )
})
