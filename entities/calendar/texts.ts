import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  weekShort: 'vk',
  week: 'viikko',
  monthChanged: 'Näytetään {month}',
  keyboardHelp:
    'Liiku päivien välillä nuolinäppäimillä ja kuukausien välillä Page Up- ja Page Down -näppäimillä. Valitse päivä Enterillä tai välilyönnillä.',
  dayToday: 'Tänään, {day}',
  dayPicked: '{pick}, {day}',
  daySelected: '{day}, valittu',
})
