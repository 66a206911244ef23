import { defineTexts } from '#shared/i18n/texts'

/** Texts of the offer, which is in the step's chunk. Those of the form are in its lazy chunk (credit-texts.ts). */
export const t = defineTexts({
  loading: 'Ladataan huoltotilin tietoja…',
  error: 'Huoltotilin tietojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
})
