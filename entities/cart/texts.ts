import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  dropped: 'Kaikki valintasi eivät siirtyneet',
  droppedText: 'Toimipisteestä {workplace} ei saatu autollesi näitä:',
  othersKept: 'Muut valintasi ovat tallessa. Hinnat ovat tämän toimipisteen hintoja.',
  understood: 'Selvä',
})
