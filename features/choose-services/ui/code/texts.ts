import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  codeHelp: 'Jos olet saanut huoltokoodin, kirjoita se tähän. Näytämme sen mukaiset palvelut.',
  codeSubmit: 'Hae palvelut',
  codeClear: 'Poista huoltokoodi',
  codeNotFound: 'Huolto-ohjelman koodilla ei löytynyt palveluja.',
})
