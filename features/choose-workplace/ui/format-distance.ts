import { formatNumber } from '#shared/text/numbers'

/** '4,2', from ten kilometres on '12': a tenth tells near workshops apart, and of those farther away nobody asks for it. */
export const formatDistance = (kilometers: number): string =>
  formatNumber(kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers))
