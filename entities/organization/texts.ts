import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  info: 'Toimipisteen ohjeet',
  call: 'Soita, niin autamme:',
  infoLoading: 'Haetaan ohjeita…',
})
