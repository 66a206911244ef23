import { type } from 'superstruct'
import type { Config } from '../config'
import { inTime, VismaPayRefusal, vismaPayClient } from '../visma-pay/client'
import { good, reasonOf, wrong, type Finding } from './finding'

/** Asks Visma Pay for the merchant's payment methods, which shows that the keys are accepted. Starts no payment. */
export async function checkVismaPay({ vismaPay }: Pick<Config, 'vismaPay'>): Promise<readonly Finding[]> {
  if (!vismaPay) return []
  const what = 'card payments'
  const { host } = new URL(vismaPay.address)
  const call = { name: 'merchant_payment_methods', version: '2', body: { currency: 'EUR' }, signed: [] }
  try {
    await vismaPayClient(vismaPay)(call, type({}), inTime())
    return [good(what, `${host} accepts the keys`)]
  } catch (error) {
    const remedy =
      error instanceof VismaPayRefusal
        ? 'check VISMA_PAY_API_KEY and VISMA_PAY_PRIVATE_KEY'
        : 'check VISMA_PAY_URL and the firewall'
    return [wrong(what, `${host}: ${reasonOf(error)}`, remedy)]
  }
}
