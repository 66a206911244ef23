import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  total: 'Hinta-arvio yhteensä',
  totalUndefined: 'Hinta-arviota ei voida laskea kaikille valituille palveluille.',
  priceUndefined: 'Hinta kerrotaan toimipisteessä',
  vatNote: 'Hinnat sisältävät arvonlisäveron.',
  normalPrice: 'Normaalihinta {price}',
  free: 'Maksuton',
  none: 'Ei valittuja palveluja',
  summary: 'Varauksesi',
  chosenTime: 'Valittu aika',
})
