import { formatNumber } from '#shared/text/numbers'

/** '4,2', or '12' from ten kilometres on, where tenths are irrelevant. */
export const formatDistance = (kilometers: number): string =>
  formatNumber(kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers))
