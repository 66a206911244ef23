import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  total: 'Hinta-arvio yhteensä',
  totalUndefined: 'Hinta-arviota ei voida laskea kaikille valituille palveluille.',
  priceUndefined: 'Hinta kerrotaan toimipisteessä',
  vatNote: 'Hinnat sisältävät arvonlisäveron.',
  estimateNote: 'Hinta on arvio. Vahvistamme lopullisen hinnan kanssasi ennen työn aloittamista.',
  normalPrice: 'Normaalihinta {price}',
  free: 'Maksuton',
  none: 'Ei valittuja palveluja',
  summary: 'Varauksesi',
  chosenTime: 'Valittu aika',
  chosen: 'Valitut palvelut',
  chosenEmpty: 'Et ole vielä valinnut palveluja.',
  chosenCount_one: '{count} palvelu',
  chosenCount_other: '{count} palvelua',
  rowsLabel: 'Valitut palvelut ja hinnat',
  refreshFailed: 'Hinta-arvion päivittäminen epäonnistui.',
  retry: 'Yritä uudelleen',
  continue: 'Jatka',
  broughtBy: 'Lisätään palveluun {name}:',
})
