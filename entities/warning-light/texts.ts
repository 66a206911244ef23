import { defineTexts } from '#shared/i18n/texts'
import type { LightColour } from './model/warning-light'

export const t = defineTexts({
  red: 'punainen',
  amber: 'keltainen',
  redLight: 'Punainen valo',
  amberLight: 'Keltainen valo',
  eitherLight: 'Punainen tai keltainen valo',
  stop: 'Pysähdy turvallisesti. Älä jatka ajoa.',
  careful: 'Voit ajaa varovasti korjaamolle.',
  drive: 'Voit jatkaa ajoa.',
  tow: 'Auto kannattaa hinata korjaamolle.',
  manual: 'Jos autosi käyttöohjekirja neuvoo toisin, noudata sitä.',
})

/** Colour in the middle of a sentence. */
export const colourWord = (colour: LightColour): string => t(colour)
