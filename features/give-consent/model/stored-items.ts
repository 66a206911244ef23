import { t } from '../texts'
import type { Use } from './consent-record'

/** Items stored on the visitor's device: their names, purpose and retention. */
export interface StoredItem {
  readonly names: readonly string[]
  readonly purpose: string
  readonly retention: string
}

/** All items that the booking itself stores. A test compares the list with the code. */
export const NECESSARY: readonly StoredItem[] = [
  {
    names: ['HV-BROWSER', '__Host-HV-BROWSER', 'XSRF-TOKEN'],
    purpose: t('purposeSecurity'),
    retention: t('untilBrowserCloses'),
  },
  // Takes the place of these cookies in a frame.
  { names: ['huoltovaraus.browser'], purpose: t('purposeSecurity'), retention: t('untilTabCloses') },
  {
    names: [
      'huoltovaraus.session',
      'huoltovaraus.wizard',
      'huoltovaraus.reads',
      'huoltovaraus.booking',
      'huoltovaraus.ticket',
    ],
    purpose: t('purposePlace'),
    retention: t('untilTabCloses'),
  },
  {
    names: [
      'huoltovaraus.vehicle',
      'huoltovaraus.notes',
      'huoltovaraus.dropped',
      'huoltovaraus.tires',
      'huoltovaraus.resource',
    ],
    purpose: t('purposeAnswers'),
    retention: t('untilTabCloses'),
  },
  {
    names: [
      'huoltovaraus.credit',
      'huoltovaraus.card',
      'huoltovaraus.payment',
      'huoltovaraus.returns',
      'huoltovaraus.sent',
    ],
    purpose: t('purposePayment'),
    retention: t('untilTabCloses'),
  },
  { names: ['huoltovaraus.reloaded'], purpose: t('purposeReloaded'), retention: t('untilTabCloses') },
  { names: ['huoltovaraus.consent'], purpose: t('purposeConsent'), retention: t('twelveMonths') },
]

/** Items that Google's tags store. None of them exists before the visitor consents. */
export const BY_USE: Readonly<Record<Use, readonly StoredItem[]>> = {
  analytics: [{ names: ['_ga', '_ga_*'], purpose: t('purposeAnalytics'), retention: t('twentyFourMonths') }],
  marketing: [{ names: ['_gcl_au'], purpose: t('purposeMarketing'), retention: t('threeMonths') }],
}
