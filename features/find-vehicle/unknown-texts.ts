import { defineTexts } from '#shared/i18n/texts'

/** Texts of the description form for a vehicle that is not in the register. */
export const t = defineTexts({
  notFound: 'Emme löytäneet ajoneuvoasi. Valitse merkki ja malli.',
  otherPlate: 'Valitse merkki ja kirjoita malli. Rekisterinumero menee toimipisteelle sellaisena kuin kirjoitit sen.',
  changeRegisterNumber: 'Vaihda rekisterinumero',
  make: 'Merkki',
  makePlaceholder: '-- valitse merkki --',
  makesLoading: 'Haetaan automerkkejä…',
  makesFailed: 'Automerkkien haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  makeRequired: 'Valitse auton merkki.',
  retry: 'Yritä uudelleen',
  model: 'Malli',
  modelHelp: 'Kirjoita malli ja mieluiten myös moottori, esimerkiksi Octavia 1.5 TSI.',
  modelRequired: 'Kirjoita auton malli.',
})
