import { requiredFaults, textFault, type CustomerFieldName, type CustomerValues } from '#entities/customer'
import { t } from '../texts'
import { isGovernmentId } from '#shared/text/government-id'

/** Values of the application as typed. Nothing but the open form holds the government id (reading 36). */
export interface CreditValues extends CustomerValues {
  readonly governmentId: string
}

/** The customer's fields in the form of the application, in its order (CR-02). */
export const ASKED = ['email', 'address', 'postCode', 'postOffice'] as const satisfies readonly CustomerFieldName[]

/** All of the customer's fields that an application needs. Those that the form does not ask come from the details above it. */
export const DETAILS = ['firstName', 'lastName', 'phone', ...ASKED] as const satisfies readonly CustomerFieldName[]

/** Returns the values of a form that has just opened: the customer's details and no government id. */
export const emptyApplication = (customer: CustomerValues): CreditValues => ({ ...customer, governmentId: '' })

/** Returns the faults of the application as messages by field; all its fields are required (CR-02). */
export const creditFaults = (values: CreditValues): { readonly [Name in keyof CreditValues]?: string | undefined } => ({
  governmentId: textFault(values.governmentId, t('governmentIdRequired'), {
    fits: isGovernmentId,
    wrong: t('governmentIdFormat'),
  }),
  ...requiredFaults(values, DETAILS),
})
