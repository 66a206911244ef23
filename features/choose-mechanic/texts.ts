import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  loading: 'Ladataan, odota hetki.',
  chunkFailed: 'Lataus epäonnistui. Yritä uudelleen.',
})
