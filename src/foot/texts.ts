import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  contact: 'Asiakaspalvelu',
  privacy: 'Tietosuojaseloste',
  accessibility: 'Saavutettavuusseloste',
  cookies: 'Evästeasetukset',
  terms: 'Varausehdot',
  copyright: '© {year} {brand}',
})
