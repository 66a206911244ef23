import { defineTexts } from '#shared/i18n/texts'

/** The server's own texts for visitors. */
export const t = defineTexts({
  unavailable: 'Palvelu ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
})
