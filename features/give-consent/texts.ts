import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  saved: 'Evästevalintasi on tallennettu.',
  notOpened: 'Evästeasetuksia ei voitu avata. Tarkista verkkoyhteys ja yritä uudelleen.',
})
