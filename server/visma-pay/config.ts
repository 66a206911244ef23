import { StartError } from '../platform/start-error'
import { isSecureAddress } from '../platform/secure-address'

/** The merchant's account at Visma Pay. */
export interface VismaPayConfig {
  readonly apiKey: string
  readonly privateKey: string
  /** Address of the API, without a trailing slash. */
  readonly address: string
}

const ADDRESS = 'https://www.vismapay.com/pbwapi'
/** Names of the variables of the two keys, which are set together. */
const [API_KEY, PRIVATE_KEY] = ['VISMA_PAY_API_KEY', 'VISMA_PAY_PRIVATE_KEY']

/**
 * Reads VISMA_PAY_API_KEY, VISMA_PAY_PRIVATE_KEY and VISMA_PAY_URL. Null without keys. Throws a `StartError` that names
 * an invalid variable. No message repeats a value, because a key may stand in any of them.
 */
export function readVismaPayConfig(
  env: Readonly<Record<string, string | undefined>>,
  publicUrl: string | null,
): VismaPayConfig | null {
  const read = (name: string): string => env[name]?.trim() ?? ''
  const [apiKey, privateKey, address] = [read(API_KEY), read(PRIVATE_KEY), read('VISMA_PAY_URL') || ADDRESS]
  if (apiKey === '' && privateKey === '') return null
  if (apiKey === '') throw new StartError(`${API_KEY} must be set if ${PRIVATE_KEY} is set`)
  if (privateKey === '') throw new StartError(`${PRIVATE_KEY} must be set if ${API_KEY} is set`)
  if (!isSecureAddress(address))
    throw new StartError('VISMA_PAY_URL must be an https address without user and password')
  if (publicUrl === null)
    throw new StartError(`PUBLIC_URL must be set if ${API_KEY} is set, because payments return there`)
  return { apiKey, privateKey, address: address.replace(/\/$/, '') }
}
