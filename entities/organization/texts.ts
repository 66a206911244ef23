import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  info: 'Toimipisteen ohjeet',
  infoLoading: 'Haetaan ohjeita…',
})
