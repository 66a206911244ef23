import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  detailsClose: 'Sulje ikkuna',
  detailsDone: 'Sulje',
  detailsPrice: 'Hinta autollesi',
  detailsMore: 'Sopii samaan käyntiin',
  includes: 'Palvelu sisältää',
  spareParts: 'Varaosat: {parts}',
})
