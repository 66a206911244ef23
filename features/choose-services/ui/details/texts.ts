import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  detailsClose: 'Sulje ikkuna',
  detailsDone: 'Sulje',
  detailsPrice: 'Hinta autollesi',
  detailsMore: 'Tee samalla käynnillä',
  includes: 'Palvelu sisältää',
  spareParts: 'Varaosat: {parts}',
})
