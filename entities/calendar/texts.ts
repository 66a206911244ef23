import { defineTexts } from '#shared/i18n/texts'

/** Finnish texts of all calendars. The other languages have the same keys (model/labels-se, model/labels-ee). */
const texts = {
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  weekShort: 'vk',
  week: 'viikko',
  monthChanged: 'Näytetään {month}',
  monthsChanged: 'Näytetään {first} ja {second}',
  keyboardHelp:
    'Liiku päivien välillä nuolinäppäimillä ja kuukausien välillä Page Up- ja Page Down -näppäimillä. Valitse päivä Enterillä tai välilyönnillä.',
  dayToday: 'Tänään, {day}',
  dayPicked: '{pick}, {day}, valittu',
  dayPresent: '{day}, nykyinen aikasi',
  free_one: '{count} vapaa aika',
  free_other: '{count} vapaata aikaa',
  dayOnly: 'päivävaraus',
  none: 'ei vapaita aikoja',
  past: 'mennyt päivä',
  closed: 'suljettu',
  unknown: 'haetaan vapaita aikoja',
  legendFree: 'Vapaita aikoja',
  legendSelected: 'Valittu päivä',
  legendPresent: 'Nykyinen aikasi',
  legendUnavailable: 'Ei vapaita aikoja',
} as const

export type CalendarTexts = typeof texts
export const t = defineTexts(texts)
