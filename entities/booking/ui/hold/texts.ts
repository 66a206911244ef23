import { defineTexts } from '#shared/i18n/texts'

/** Texts of the last minutes of a hold. They are in the lazy chunk that shows them. */
export const t = defineTexts({
  remaining: 'Aika on varattuna sinulle vielä {minutes} min.',
  final: 'Aika on varattuna sinulle enää {minutes} min, eikä varausaikaa voi jatkaa.',
  finalHelp: 'Jos aika ehtii päättyä, valitse aika uudelleen. Muut tietosi säilyvät.',
  unknown: 'Ei ole varmaa, onko aika vielä varattuna sinulle.',
  extend: 'Pidä aika varattuna',
  extending: 'Jatketaan…',
  extended: 'Varausaikaa jatkettiin.',
  failed: 'Varausajan jatkaminen epäonnistui. Yritä uudelleen.',
})
