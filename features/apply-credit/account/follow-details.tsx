import { useEffect, useRef } from 'react'
import type { CustomerValues } from '#entities/customer'
import { DETAILS } from '../application/credit-values'
import { creditForm } from '../application/credit-form'

/** Copies changes of the customer's details into fields of the application that the visitor has not changed. */
export function FollowDetails({ customer }: { readonly customer: CustomerValues }) {
  const { values } = creditForm.useStatus()
  const set = creditForm.useSetValue()
  const followed = useRef(customer)
  useEffect(() => {
    for (const name of DETAILS)
      if (customer[name] !== followed.current[name] && values[name] === followed.current[name])
        set(name, customer[name])
    followed.current = customer
  }, [customer, values, set])
  return null
}
