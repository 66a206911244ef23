import { defineTexts } from '#shared/i18n/texts'

/** Those of the part that every customer step has; the others come with the form (credit-texts.ts). */
export const t = defineTexts({
  loading: 'Ladataan huoltotilin tietoja…',
  error: 'Huoltotilin tietojen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  retry: 'Yritä uudelleen',
})
