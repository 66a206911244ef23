import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  offline: 'Ei verkkoyhteyttä. Voit jatkaa, kun yhteys palaa.',
  sessionExpired: 'Istunto on päättynyt',
  sessionExpiredHelp: 'Aloita varaus uudelleen. Täytimme valmiiksi tiedot, jotka ehdit antaa.',
  unsure: 'Emme saaneet selville, menikö varauksesi perille',
  unsureHelp: 'Katso sähköpostistasi, onko tilausvahvistus tullut, ennen kuin varaat uudelleen.',
  otherTab: 'Tämä varaus on auki toisessa välilehdessä',
  otherTabHelp: 'Jatka sitä siellä. Tässä välilehdessä voit tehdä toisen varauksen.',
})
