import type { ConsentEvent } from '#shared/events'

const signal = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied')

/** Maps the visitor's choices to the signals of Google's consent mode, version 2. */
export const signalsOf = ({ analytics, marketing }: ConsentEvent) => ({
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
  analytics_storage: signal(analytics),
})

export const NO_CONSENT: ConsentEvent = { analytics: false, marketing: false }

export const hasConsent = ({ analytics, marketing }: ConsentEvent): boolean => analytics || marketing
