import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  notFoundTitle: 'Vapaita aikoja ei löytynyt',
  notFoundText:
    'Lähikuukausina ei ole vapaita aikoja. Lähetä meille aikatiedustelu, niin etsimme sinulle sopivan ajan.',
  notFoundChosen:
    'Lähikuukausina ei ole vapaita aikoja, jotka sopivat tähän: {choices}. Kokeile toista valintaa tai lähetä meille aikatiedustelu, niin etsimme sinulle sopivan ajan.',
  chosen_MORNING: 'tuonti aamulla',
  chosen_EVENING: 'tuonti iltapäivällä tai illalla',
  chosenLocker: 'avainlokero',
  notFoundOtherWorkplace: 'Voit myös valita toisen toimipisteen.',
  otherWorkplace: 'Vaihda toimipiste',
})
