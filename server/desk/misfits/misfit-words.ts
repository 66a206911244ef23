/** Says to the workshop's staff why a booking does not fit any more. */
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeFromMinutes, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { Misfit } from '../../sections/time/slots/index'

/** 'Toimipiste on suljettu to 24.12.2026. Palvelua Pesu ei enää myydä.' */
export const misfitText = (misfits: readonly Misfit[]): string => misfits.map((one) => `${wordsOf(one)}.`).join(' ')

// oxlint-disable-next-line consistent-return -- the compiler checks that every kind has its case
function wordsOf(misfit: Misfit): string {
  switch (misfit.kind) {
    case 'WORKSHOP_REMOVED':
      return 'Toimipistettä ei enää ole'
    case 'CLOSED':
      return `Toimipiste on suljettu ${formatDayShort(misfit.date)}`
    case 'OUTSIDE_HOURS':
      return `Toimipiste on ${formatDayShort(misfit.date)} auki vain klo ${hourOf(misfit.open)}–${hourOf(misfit.close)}`
    case 'PICKUP':
      return `Autoa ei voida hakea ${momentOf(misfit.at)}`
    case 'RETURN':
      return `Autoa ei voida palauttaa ${momentOf(misfit.at)}`
    case 'BROUGHT':
      return `Toimipiste on suljettu ${formatDayShort(misfit.date)}, jolloin auto tuodaan`
    case 'COLLECTED':
      return `Toimipiste on suljettu ${formatDayShort(misfit.date)}, jolloin auto noudetaan`
    case 'PRODUCT_REMOVED':
      return `Palvelua ${misfit.name} ei enää myydä`
  }
}

const hourOf = (minutes: number): string => formatTime(timeFromMinutes(minutes))
const momentOf = (at: WallDateTime): string => `${formatDayShort(dateOf(at))} klo ${formatTime(timeOf(at))}`
