import type { DeliveryFlag } from '#shared/api/nouns/delivery'
import { formatDayShort, formatTime } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import type { FactOf } from './fact'

/** What is known of a day reservation. Null for what is not. */
export interface DayVisit extends Pick<FactOf<'day'>, 'date' | 'from' | 'to' | 'begins' | 'closing'> {
  /** Days other than the visit's on which the car comes and goes. */
  readonly bringDate: WallDate | null
  readonly pickupDate: WallDate | null
}

/** Texts for one act, the most exact one first. The first whose placeholders are all known is told. */
type Words = readonly [string, ...string[]]

interface Delivery {
  readonly bring: Words
  readonly collect?: Words
}

const BY_EVENING = [
  'Nouda auto samana iltana ennen klo {closing}.',
  'Nouda auto samana iltana ennen sulkemista.',
] as const
const BY_CLOSING = [
  'Nouda auto samana päivänä ennen klo {closing}.',
  'Nouda auto samana päivänä ennen sulkemista.',
] as const
const ON_THE_DAY = ['Nouda auto {day} ennen klo {closing}.', 'Nouda auto {day} ennen sulkemista.'] as const
const NEXT_DAY = ['Nouda auto {pickupDate} aukioloaikana.', 'Nouda auto seuraavana arkipäivänä aukioloaikana.'] as const
const TO_ADVISOR = [
  'Tuo auto ja avaimet huoltoneuvojalle klo {from}–{to}.',
  'Tuo auto ja avaimet huoltoneuvojalle iltavuoron aikana.',
] as const
const EVENING_LOCKER = [
  'Jätä auto pihaamme ja avaimet avainlokeroon viimeistään klo {begins}.',
  'Jätä auto pihaamme ja avaimet avainlokeroon ennen iltavuoron alkua.',
] as const

const OPTIONS: Readonly<Record<DeliveryFlag, Delivery>> = {
  customerWaitingMorning: {
    bring: [
      'Tule toimipisteeseen klo {begins}, kun se avautuu, ja odota huollon ajan.',
      'Tule toimipisteeseen, kun se avautuu, ja odota huollon ajan.',
    ],
  },
  customerWaitingEvening: {
    bring: [
      'Tule toimipisteeseen klo {begins} ja odota huollon ajan.',
      'Tule toimipisteeseen iltavuoron alkaessa ja odota huollon ajan.',
    ],
  },
  customerWaitingInfoWeekend: { bring: ['Tule toimipisteeseen ja odota huollon ajan.'] },
  vehicleLeftForDayPickupBeforeClosingTime: {
    bring: ['Tuo auto klo {from}–{to}.', 'Tuo auto aamulla.'],
    collect: BY_CLOSING,
  },
  vehicleLeftForDayKeyDeliveryDayBefore: {
    bring: [
      'Tuo auto ja avaimet asiakaspalveluun {bringDate} aukioloaikana.',
      'Tuo auto ja avaimet asiakaspalveluun edellisenä arkipäivänä aukioloaikana.',
    ],
    collect: ON_THE_DAY,
  },
  vehicleLeftForDayKeyDeliveryUsingLockerDayBefore: {
    bring: [
      'Jätä auto pihaamme ja avaimet avainlokeroon {bringDate} illalla.',
      'Jätä auto pihaamme ja avaimet avainlokeroon edellisenä iltana.',
    ],
    collect: ON_THE_DAY,
  },
  vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker: {
    bring: [
      'Jätä auto pihaamme ja avaimet avainlokeroon viimeistään klo {begins}.',
      'Jätä auto pihaamme ja avaimet avainlokeroon aamulla, ennen kuin avaamme.',
    ],
    collect: BY_CLOSING,
  },
  vehicleLeftForEveningKeyDeliveryToServiceAdvisor: { bring: TO_ADVISOR, collect: BY_EVENING },
  vehicleLeftForEveningKeyDeliveryUsingLocker: { bring: EVENING_LOCKER, collect: BY_EVENING },
  vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay: { bring: TO_ADVISOR, collect: NEXT_DAY },
  vehicleLeftForEveningUsingLockerVehiclePickupNextDay: { bring: EVENING_LOCKER, collect: NEXT_DAY },
}

const UNCHOSEN: Delivery = { bring: ['Tuo auto klo {from}–{to}.', 'Tuo auto varattuna päivänä.'] }

/** Returns how the car of a day reservation comes and goes by an option. A text is '' if there is nothing to say. */
export function deliveryWords(
  option: DeliveryFlag | null,
  visit: DayVisit,
): { readonly bring: string; readonly collect: string } {
  const { bring, collect } = option === null ? UNCHOSEN : OPTIONS[option]
  return { bring: filled(bring, visit), collect: collect ? filled(collect, visit) : '' }
}

function filled(words: Words, { date, bringDate, pickupDate, from, to, begins, closing }: DayVisit): string {
  const values: Readonly<Record<string, string | null>> = {
    day: formatDayShort(date),
    bringDate: bringDate && formatDayShort(bringDate),
    pickupDate: pickupDate && formatDayShort(pickupDate),
    from: from && formatTime(from),
    to: to && formatTime(to),
    begins: begins && formatTime(begins),
    closing: closing && formatTime(closing),
  }
  const isKnown = (text: string): boolean => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name])
  const text = words.find(isKnown) ?? ''
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
