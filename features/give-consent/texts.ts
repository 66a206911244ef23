import { defineTexts } from '#shared/i18n/texts'

/** What is said where the code of the rest does not come. */
export const t = defineTexts({
  notOpened: 'Evästeasetuksia ei voitu avata. Tarkista verkkoyhteys ja yritä uudelleen.',
})
