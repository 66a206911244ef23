import { create } from 'superstruct'
import { Customer } from './customer'

/** A fictional customer for examples and tests. Fields that are not named have the struct's defaults. */
export const exampleCustomer = create(
  {
    first_name: 'Aino',
    last_name: 'Öhman',
    address: 'Kirsikkatie 2',
    post_code: '00100',
    post_office: 'Helsinki',
    phone_number: '040 123 4567',
    email: 'aino@example.fi',
    customer_type: 'PRIVATE',
  },
  Customer,
)
