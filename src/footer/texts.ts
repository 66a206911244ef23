import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  contact: 'Asiakaspalvelu',
  privacy: 'Tietosuojaseloste',
  accessibility: 'Saavutettavuusseloste',
  cookies: 'Evästeasetukset',
  terms: 'Varausehdot',
  withdraw: 'Peruuta sopimus tästä',
  copyright: '© {year} {brand}',
})
