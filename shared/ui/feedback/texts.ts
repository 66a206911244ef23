import { defineTexts } from '../../i18n/texts'

export const t = defineTexts({
  partLoading: 'Ladataan, odota hetki.',
  partFailed: 'Lataus epäonnistui. Yritä uudelleen.',
})
