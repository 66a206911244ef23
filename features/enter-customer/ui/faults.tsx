import { Suspense, useState } from 'react'
import { wrongFields } from '#entities/customer'
import { lazyScreen } from '#entities/process'
import { customerForm } from './customer-form'

const Nothing = () => null

/**
 * The lazy summary of a refused submit. If it fails to load, the first faulty field takes the focus and shows its
 * fault.
 */
export const summary = lazyScreen<object>(() =>
  import(/* webpackChunkName: "rare" */ './faults-summary').then(
    ({ FaultsSummary }) => FaultsSummary,
    () => Nothing,
  ),
)

/** The summary of faults of a submit; nothing if it found none. */
export function Faults() {
  const { values } = customerForm.useStatus()
  const [wasWrong] = useState(() => wrongFields(values).length > 0)
  return wasWrong ? (
    <Suspense>
      <summary.Screen />
    </Suspense>
  ) : null
}
