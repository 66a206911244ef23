import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  notFoundTitle: 'Vapaita aikoja ei löytynyt',
  notFoundText:
    'Lähikuukausina ei ole vapaita aikoja. Lähetä meille aikatiedustelu, niin etsimme sinulle sopivan ajan.',
  notFoundOtherWorkplace: 'Voit myös valita toisen toimipisteen.',
  otherWorkplace: 'Vaihda toimipiste',
})
