import { defineTexts } from '#shared/i18n/texts'

/** Texts while the code loads. */
export const t = defineTexts({
  loading: 'Ladataan…',
  failed: 'Peruuttamisoikeuden tietojen lataaminen epäonnistui.',
})
