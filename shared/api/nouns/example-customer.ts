import { create } from 'superstruct'
import { Customer } from './entities'

const EXAMPLE = create(
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

/** Returns a fictional customer for tests and examples. Fields that are not named above have the struct's defaults. */
export const customer = (overrides: Partial<Customer> = {}): Customer => ({ ...EXAMPLE, ...overrides })
