/** RC-14, RC-26: dates, plate and workshop are the same wherever they stand. */
import type { Fault, Judged } from './rule'
import { VEHICLES, WORKSHOPS } from '../plan'

const READ = [
  'orderPanel',
  'thanks',
  'bookingPage',
  'customerMail',
  'customerMailHtml',
  'workshopMail',
  'cancelledPage',
  'cancelMail',
  'deskTable',
  'deskCsv',
  'calendarEntry',
  'deskCalendar',
]

export function sameEverywhere({ story, record }: Judged): Fault[] {
  const { chosen, surfaces } = story
  const dates = new Set(knownDates(record).concat(chosen.dates))
  return READ.flatMap((surface): Fault[] => {
    const text = surfaces.get(surface)
    if (text === undefined) return []
    const others = (all: readonly string[], own: string) =>
      all.filter((one) => one !== own && new RegExp(`(?<![\\p{L}\\d-])${one}(?![\\p{L}\\d-])`, 'u').test(text))
    return [
      [...text.matchAll(/\d{1,2}\.\d{1,2}\.20\d\d/g)]
        .map(([date]) => date)
        .filter((date) => !dates.has(date))
        .map((date) => ({ surface, rule: 'RC-14', says: date, but: [...dates].join(', ') })),
      others(Object.keys(VEHICLES), chosen.plate).map((plate) => ({
        surface,
        rule: 'RC-26',
        says: plate,
        but: chosen.plate,
      })),
      others(WORKSHOPS, chosen.workshop).map((name) => ({
        surface,
        rule: 'RC-26',
        says: name,
        but: chosen.workshop,
      })),
    ].flat()
  })
}

/** Days other than the visit's on which something happens. */
const knownDates = ({
  booking_total_duration: time,
  reservation_details: details,
  biila,
  replacement_car: car,
  lead_date,
}: Judged['record']): string[] =>
  [
    time?.start,
    details?.importDate,
    details?.pickupDate,
    biila?.pickup,
    biila?.return,
    car?.start,
    car?.end,
    lead_date,
  ].flatMap((one) => (one ? [finnish(one)] : []))

const finnish = (date: string): string => {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number)
  return `${day}.${month}.${year}`
}
