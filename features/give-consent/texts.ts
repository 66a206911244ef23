import { defineTexts } from '#shared/i18n/texts'

/** Text shown if the lazily loaded code fails to load. */
export const t = defineTexts({
  notOpened: 'Evästeasetuksia ei voitu avata. Tarkista verkkoyhteys ja yritä uudelleen.',
})
