import { sameSecret } from '../platform/secrets'
import { authCodeOf, type CardReturn } from '../providers/card-payment'
import { PAID_CODE } from '../sections/payments/card/index'
import { authCode } from './authcode'

/** Parameters that the proof covers, in its order. Those after the second one are there only sometimes. */
const SIGNED = ['RETURN_CODE', 'ORDER_NUMBER', 'SETTLED', 'CONTACT_ID', 'INCIDENT_ID']
/** Visma Pay itself does not know the outcome yet. */
const UNDECIDED = '4'

/**
 * Reads the parameters of a return or a notice. Null if Visma Pay has not signed them. The contract has room for two of
 * the signed values, so these get a proof of their own.
 */
export function signedReturn(privateKey: string, parameters: URLSearchParams): CardReturn | null {
  const given = SIGNED.map((name) => parameters.getAll(name))
  const [code = '', orderNumber = ''] = given.map(([value]) => value)
  const isRepeated = given.some((values) => values.length > 1)
  if (isRepeated || code === '' || orderNumber === '') return null
  const expected = authCode(privateKey, ...given.flat())
  if (!sameSecret(expected, parameters.get('AUTHCODE') ?? '')) return null
  // Claims the payment, so that the server asks for its state and tells the visitor if it is not paid.
  const paymentState = code === UNDECIDED ? PAID_CODE : code
  return { orderNumber, paymentState, authCode: authCodeOf(privateKey, { orderNumber, paymentState }) }
}
