import { defineTexts } from '#shared/i18n/texts'

/** Texts of the offer, which is in the step's chunk. Those of the payment are in its lazy chunk (card-texts.ts). */
export const t = defineTexts({
  loading: 'Ladataan maksutapoja…',
  error: 'Korttimaksun tietojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
})
