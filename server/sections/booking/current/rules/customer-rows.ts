import { mask } from 'superstruct'
import { Customer } from '#shared/api/nouns/customer'

interface CustomerRow {
  /** Name of the row in a mail to the workshop. */
  readonly label: string
  /** Heading of the column in the desk's CSV; a row without one is not exported. */
  readonly column?: string
  readonly textOf: (customer: Customer) => string
}

export const fullNameOf = ({ first_name, last_name }: Customer): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** What the workshop reads of a customer, in the order of its mails and columns. */
const ROWS: readonly CustomerRow[] = [
  { label: 'Nimi', column: 'Asiakas', textOf: fullNameOf },
  { label: 'Yritys', textOf: ({ company_name }) => company_name },
  { label: 'Puhelinnumero', column: 'Puhelin', textOf: ({ phone_number }) => phone_number },
  { label: 'Sähköposti', column: 'Sähköposti', textOf: ({ email }) => email },
  { label: 'Katuosoite', textOf: ({ address }) => address },
  { label: 'Postitoimipaikka', textOf: ({ post_code, post_office }) => `${post_code} ${post_office}` },
]
const EXPORTED = ROWS.flatMap(({ column, textOf }) => (column === undefined ? [] : [{ column, textOf }]))

/** Returns a stored customer with all fields. A field that is newer than the booking has its default, as if null. */
export const storedCustomer = (customer: Customer | null): Customer => mask(customer ?? {}, Customer)

/** Returns labels and texts for a mail; a text may be blank. */
export const customerRows = (customer: Customer): (readonly [label: string, text: string])[] =>
  ROWS.map(({ label, textOf }) => [label, textOf(customer)])

/** Headings of the exported columns. */
export const CUSTOMER_COLUMNS = EXPORTED.map(({ column }) => column)

/** Returns the cells below CUSTOMER_COLUMNS. */
export const customerCells = (customer: Customer): string[] => EXPORTED.map(({ textOf }) => textOf(customer))
