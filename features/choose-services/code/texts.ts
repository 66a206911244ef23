import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  codeHelp: 'Jos sait huoltokoodin, näet sen mukaiset palvelut.',
  codeSubmit: 'Hae palvelut',
  codeClear: 'Poista huoltokoodi',
  codeNotFound: 'Huoltokoodilla ei löytynyt palveluja.',
})
