import { defineTexts } from '#shared/i18n/texts'

/** Texts of the last minutes of a hold. They are in the lazy chunk that shows them. */
export const t = defineTexts({
  remaining: 'Aika on varattuna sinulle vielä {minutes} min.',
  unknown: 'Ei ole varmaa, onko aika vielä varattuna sinulle.',
  extend: 'Jatka varausaikaa',
  extending: 'Jatketaan…',
  extended: 'Varausaikaa jatkettiin.',
  failed: 'Varausajan jatkaminen epäonnistui. Yritä uudelleen.',
})
