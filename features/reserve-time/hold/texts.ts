import { defineTexts } from '#shared/i18n/texts'

/** Texts of the dialog that releases the held time, and of the refusal to hold one more. They load when they are needed. */
export const t = defineTexts({
  title: 'Luovutaanko ajasta?',
  text: 'Aika vapautuu muille, ja voit taas muuttaa valintojasi.',
  release: 'Luovu ajasta',
  releasing: 'Vapautetaan aikaa…',
  keep: 'Pidä aika',
  close: 'Sulje ikkuna',
  failed: 'Ajan vapauttaminen epäonnistui.',
  leadTitle: 'Perutaanko aikatiedustelu?',
  leadText: 'Toivottu päivä poistetaan, ja voit taas muuttaa valintojasi.',
  leadRelease: 'Peru aikatiedustelu',
  leadReleasing: 'Perutaan aikatiedustelua…',
  leadKeep: 'Pidä aikatiedustelu',
  leadFailed: 'Aikatiedustelun peruminen epäonnistui.',
  leadReleased: 'Aikatiedustelu peruttiin. Voit taas muuttaa valintojasi.',
  released: 'Aika vapautettiin. Voit taas muuttaa valintojasi.',
  tooManyHolds: 'Aikaa ei voi varata juuri nyt.',
  tooManyHoldsHelp:
    'Samasta verkkoyhteydestä on jo varattuna monta aikaa. Valintasi ovat tallessa. Yritä muutaman minuutin kuluttua uudelleen.',
})
