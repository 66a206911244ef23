import { formatNumber } from '#shared/text/numbers'

/** '4,2', from ten kilometres on '12': the visitor's place is known to about a kilometre. */
export const formatDistance = (kilometers: number): string =>
  formatNumber(kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers))
