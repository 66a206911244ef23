import type { VisitState } from '#shared/api/nouns/visit'
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { addMinutes, dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { formatEuros } from '#shared/money/euros'
import { formatNumber } from '#shared/text/numbers'
import type { Fact, FactKind, FactOf, FactPrice } from './fact'
import { TOTAL_LABELS } from './price-kind'
import { openingHoursText } from './opening-words'

/** Name of each fact, the same on every surface. A service is named by itself. */
const LABELS: Readonly<Record<FactKind, string>> = {
  time: 'Aika',
  day: 'Aika',
  askedDay: 'Toivottu päivä',
  shift: 'Vuoro',
  mechanic: 'Asentaja',
  process: 'Aihe',
  own: 'Lisätieto',
  ownWords: 'Lisätieto',
  visitState: 'Käynnin vaihe',
  workshop: 'Toimipiste',
  address: 'Osoite',
  phone: 'Puhelinnumero',
  openingHours: 'Avoinna',
  workshopInfo: 'Toimipisteen ohjeet',
  plate: 'Rekisterinumero',
  vehicle: 'Ajoneuvo',
  kilometers: 'Mittarilukema',
  delivery: 'Auton jättö ja haku',
  bringDate: 'Auto tuodaan',
  pickupDate: 'Auto noudetaan',
  keyLocker: 'Avainlokero',
  lockerGuide: 'Avainlokeron ohje',
  fetching: 'Haemme auton',
  returning: 'Palautamme auton',
  loan: 'Sijaisauto',
  service: 'Palvelu',
  priceKind: 'Hinnan laji',
  discount: 'Etukoodi',
  total: TOTAL_LABELS.estimate,
  agreedPrice: 'Hinta',
  paidByCard: 'Maksettu kortilla',
  onCredit: 'Luotolla',
  creditPending: 'Luotto',
  due: 'Maksetaan toimipisteessä',
  refund: 'Palautetaan kortille',
  symptom: 'Muu korjaustarve',
  notes: 'Viesti toimipisteelle',
  serviceContract: 'Huolenpito- tai huoltoleasingsopimus',
  serviceCode: 'Huolto-ohjelman koodi',
  withdrawalUntil: 'Peruuttamisoikeus',
  earlyStart: 'Työn aloitus peruuttamisaikana',
  withdrawn: 'Peruuttamisilmoitus',
  email: 'Sähköposti',
}

export function labelOf(fact: Fact): string {
  if (fact.kind === 'service') return fact.name
  if (fact.kind === 'own' || fact.kind === 'ownWords') return fact.label
  if (fact.kind === 'due' && fact.isAtReturn) return 'Maksetaan, kun auto tuodaan takaisin'
  if (fact.kind === 'discount' && fact.saved !== null) return `${LABELS.discount} ${fact.code}`
  return fact.kind === 'total' ? TOTAL_LABELS[fact.promise] : LABELS[fact.kind]
}

/** Returns the value of a fact as a Finnish text. */
// oxlint-disable-next-line consistent-return -- the compiler checks that every kind has its case
export function textOf(fact: Fact): string {
  switch (fact.kind) {
    case 'time':
      return periodText(fact.start, fact.end)
    case 'day':
      return [formatDayShort(fact.date), arrivalText(fact)].filter(Boolean).join(', ')
    case 'askedDay':
    case 'bringDate':
    case 'pickupDate':
      return formatDayShort(fact.date)
    case 'shift':
      return fact.isEvening ? 'Iltavuoro' : 'Aamuvuoro'
    case 'visitState':
      return [VISIT_STATES[fact.state], fact.at && periodText(fact.at, null)].filter(Boolean).join(', ')
    case 'mechanic':
      return fact.names.join(', ')
    case 'process':
    case 'workshop':
      return fact.name
    case 'phone':
      return fact.number
    case 'email':
      return fact.address
    case 'openingHours':
      return openingHoursText(fact)
    case 'creditPending':
      return 'odottaa vahvistusta'
    case 'delivery':
      return fact.isOpen ? 'ei valittu' : fact.text
    case 'kilometers':
      return `${formatNumber(fact.count)} km`
    case 'keyLocker':
      return fact.isReserved === false ? 'Ei vapaana' : 'Avain jätetään avainlokeroon'
    case 'fetching':
    case 'returning':
      return [fact.start && windowText(fact.start, fact.minutes), fact.address].filter(Boolean).join(', ')
    case 'loan':
      return [...new Set([fact.start, fact.end].map(formatDayShort))].join('–')
    case 'service':
      return priceText(fact.price)
    case 'priceKind':
      return `${fact.service}: ${fact.text}`
    case 'discount':
      return fact.saved === null ? fact.code : formatEuros(-fact.saved)
    case 'total':
    case 'paidByCard':
    case 'onCredit':
    case 'due':
    case 'refund':
      return formatEuros(fact.euros)
    case 'withdrawalUntil':
      return `${formatDayShort(fact.date)} saakka`
    case 'earlyStart':
      return fact.isWished ? 'Pyydetty' : 'Ei pyydetty'
    case 'withdrawn':
      return periodText(fact.at, null)
    case 'agreedPrice':
      return 'Sovitaan toimipisteessä'
    case 'serviceContract':
      return fact.text || 'Kyllä'
    case 'address':
    case 'own':
    case 'ownWords':
    case 'plate':
    case 'vehicle':
    case 'workshopInfo':
    case 'lockerGuide':
    case 'symptom':
    case 'notes':
    case 'serviceCode':
      return fact.text
  }
}

/** States of a visit, in their order. */
export const VISIT_STATES: Readonly<Record<VisitState, string>> = {
  BOOKED: 'Varattu',
  RECEIVED: 'Vastaanotettu',
  IN_WORK: 'Työn alla',
  READY: 'Valmis',
  COLLECTED: 'Noudettu',
}

/** The visitor reads their own description of the delivery, if they have typed one. */
export const typedOrText = (delivery: FactOf<'delivery'>): string => delivery.typed || textOf(delivery)

/** 'ti 24.11.2026 klo 9.05–10.35' */
export const periodText = (start: WallDateTime, end: WallDateTime | null): string =>
  `${formatDayShort(dateOf(start))} klo ${formatTime(timeOf(start))}${
    end !== null && dateOf(end) === dateOf(start) ? `–${formatTime(timeOf(end))}` : ''
  }`

/** A window of the pick-up and return service, as `periodText`. */
export const windowText = (start: WallDateTime, minutes: number): string =>
  periodText(start, minutes > 0 ? addMinutes(start, minutes) : null)

/** 'tuo auto klo 7.00–17.00', or nothing if the hours are unknown (RC-14). */
export const arrivalText = ({ from, to }: Pick<FactOf<'day'>, 'from' | 'to'>): string =>
  from === null || to === null ? '' : `tuo auto klo ${formatTime(from)}–${formatTime(to)}`

/** Never zero for a price that is not known (RC-03). */
const priceText = (price: FactPrice): string => {
  if (price === null) return 'Hinta sovitaan'
  return price.euros === 0 ? 'Maksuton' : formatEuros(price.euros)
}
