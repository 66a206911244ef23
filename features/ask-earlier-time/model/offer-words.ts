import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import { t } from '../texts'

/** What the page knows of an offer besides the server's answer. */
export interface Here {
  /** The notices were stopped here. */
  readonly hasStopped: boolean
  /** The visitor has pressed to take it after it was closed elsewhere. */
  readonly wasTooLate: boolean
}

interface OfferWords {
  readonly title: string
  readonly text: string
  /** Whether the offer can be answered. */
  readonly isOpen: boolean
  /** Whether there are notices to stop. A server that does not tell may have some. */
  readonly canStop: boolean
}

/** Returns the words for what has become of an offer, as the server tells it. */
export function offerWords(offer: EarlierTimeOffer, { hasStopped, wasTooLate }: Here): OfferWords {
  const { state, canTake, isWaiting, currentStart, heldUntil } = offer
  const closed = { isOpen: false, canStop: !hasStopped && isWaiting !== false }
  const isOver = { isOpen: false, canStop: false }
  if (hasStopped) return { title: t('stoppedTitle'), text: '', ...isOver }
  if (currentStart === null) return { title: t('dropped'), text: t('noTime'), ...isOver }
  const next = isWaiting === undefined ? '' : t(isWaiting ? 'next' : 'noNext')
  switch (state) {
    case 'OPEN':
      return canTake === false
        ? { title: t('tooLate'), text: t('begun'), ...isOver }
        : {
            title: t('open'),
            text: t('held', { time: formatTime(timeOf(heldUntil ?? '')) }),
            isOpen: true,
            canStop: isWaiting !== false,
          }
    case 'TAKEN':
      return { title: t('taken'), text: t('takenHelp'), ...isOver }
    case 'DECLINED':
      return wasTooLate
        ? { title: t('notTaken'), text: [t('declinedBefore'), next].join(' ').trim(), ...closed }
        : { title: t('offerDeclined'), text: next, ...closed }
    case 'LAPSED':
      return { title: t('offerLapsed'), text: next, ...closed }
    case 'DROPPED':
      return { title: t('dropped'), text: t('droppedHelp'), ...isOver }
    default:
      return state satisfies never
  }
}
