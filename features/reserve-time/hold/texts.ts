import { defineTexts } from '#shared/i18n/texts'

/** Texts of the dialog that releases the held time. They are loaded with the dialog. */
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
})
