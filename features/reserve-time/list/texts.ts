import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  listLabel: 'Vapaat päivät',
  chooseThisDay: 'Valitse päivä',
  chooseDay: 'Valitse päivä {day}',
  moreDays: 'Näytä lisää päiviä',
  noMoreDays: 'Muita vapaita päiviä ei ole.',
})
