import {
  customerFieldNames,
  customerFields,
  type CustomerFieldName,
  type CustomerValues,
  textFault,
} from './customer-fields'

/** Messages by field. A field without a fault has none. */
export type CustomerFaults = { readonly [Name in CustomerFieldName]?: string }

/** Returns the faults of the customer form (CU-02). */
export const customerFaults = (values: CustomerValues): CustomerFaults =>
  faultsOf(values, customerFieldNames, ({ isRequired, missing }) => (isRequired ? missing : undefined))

/** Returns the faults of a form that shows only the named fields and requires all of them. */
export const requiredFaults = (values: CustomerValues, names: readonly CustomerFieldName[]): CustomerFaults =>
  faultsOf(values, names, ({ missing }) => missing)

/** Returns the faulty fields of the customer form in its order. */
export function wrongFields(values: CustomerValues): readonly CustomerFieldName[] {
  const faults = customerFaults(values)
  return customerFieldNames.filter((name) => faults[name] !== undefined)
}

type Field = (typeof customerFields)[CustomerFieldName]

function faultsOf(
  values: CustomerValues,
  names: readonly CustomerFieldName[],
  missingOf: (field: Field) => string | undefined,
): CustomerFaults {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = customerFields[name]
      const fault = textFault(values[name], missingOf(field), field.format)
      return fault === undefined ? [] : [[name, fault]]
    }),
  )
}
