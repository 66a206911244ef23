import { Suspense, useState } from 'react'
import { wrongFields } from '#entities/customer'
import { lazyScreen } from '#entities/process'
import { customerForm } from './customer-form'

const Nothing = () => null

/** Few submits are refused. Where its code does not come, the first wrong field has the focus and says what is wrong with it. */
export const summary = lazyScreen<object>(() =>
  import(/* webpackChunkName: "rare" */ './faults-summary').then(
    ({ FaultsSummary }) => FaultsSummary,
    () => Nothing,
  ),
)

/** The faults that a submit has found, if any. */
export function Faults() {
  const { values } = customerForm.useStatus()
  const [wasWrong] = useState(() => wrongFields(values).length > 0)
  return wasWrong ? (
    <Suspense>
      <summary.Screen />
    </Suspense>
  ) : null
}
