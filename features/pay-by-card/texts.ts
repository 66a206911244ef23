import { defineTexts } from '#shared/i18n/texts'

/** Those of the part that every customer step has; the others come with the payment (card-texts.ts). */
export const t = defineTexts({
  loading: 'Ladataan maksutapoja…',
  error: 'Korttimaksun tietojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  retry: 'Yritä uudelleen',
})
