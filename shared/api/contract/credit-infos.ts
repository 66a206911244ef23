/** Of SPEC.md section 7, «Credit-bank section», what tells of the credit: apart, since the services step needs this alone. */
import { array } from 'superstruct'
import { endpoint } from '../endpoint'
import { CreditInfo } from '../nouns/credit-info'
import { orDefault } from '../nouns/lenient'

export const creditInfos = endpoint({
  method: 'GET',
  path: '/credit-bank/credit-infos',
  output: orDefault(array(CreditInfo), []),
})
