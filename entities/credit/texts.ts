import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Maksa huolto huoltotilillä',
  withoutCredit: 'Voit maksaa palvelut toimipisteessä. Huoltotili on vapaaehtoinen.',
  moreInfo: 'Lue lisää huoltotilistä',
  newTab: 'avautuu uuteen välilehteen',
})
