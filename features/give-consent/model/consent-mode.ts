import type { ConsentEvent } from '#shared/events'

const said = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied')

/** Maps the visitor's choices to the signals of Google's consent mode, version 2. */
export const signalsOf = ({ analytics, marketing }: ConsentEvent) => ({
  ad_storage: said(marketing),
  ad_user_data: said(marketing),
  ad_personalization: said(marketing),
  analytics_storage: said(analytics),
})

export const NOTHING: ConsentEvent = { analytics: false, marketing: false }

export const isAnything = ({ analytics, marketing }: ConsentEvent): boolean => analytics || marketing
