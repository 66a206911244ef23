import type { Draft } from '../../platform/database/schema/sessions'
import { normalisedPhoneNumber } from '../../platform/phone-number'
import { keyed } from '../../platform/secrets'
import type { Subjects } from './unpaid-bookings'

/** Returns HMACs of what names a draft's customer, in one spelling each. */
export function subjectsOf(secret: string, { vehicle, customer }: Pick<Draft, 'vehicle' | 'customer'>): Subjects {
  const hidden = (purpose: string, text: string | undefined): string | null =>
    text ? keyed(secret, `unpaid ${purpose}`, text) : null
  const telephone = customer?.phone_number.trim() ?? ''
  return {
    plate: hidden('plate', vehicle?.register_number.replaceAll(/[\s-]/g, '').toUpperCase()),
    email: hidden('email', customer?.email.trim().toLowerCase()),
    telephone: hidden('telephone', normalisedPhoneNumber(telephone) ?? telephone),
  }
}
