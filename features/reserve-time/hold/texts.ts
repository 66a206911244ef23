import { defineTexts } from '#shared/i18n/texts'

/** Texts of the dialog that releases the held time, and of the refusal to hold one more. They load when they are needed. */
export const t = defineTexts({
  title: 'Haluatko luopua ajasta?',
  text: 'Aika vapautuu muille, ja voit taas muuttaa valintojasi.',
  release: 'Luovu ajasta',
  releasing: 'Vapautetaan aikaa…',
  keep: 'Pidä aika',
  close: 'Sulje ikkuna',
  failed: 'Ajan vapauttaminen epäonnistui.',
  leadTitle: 'Haluatko peruuttaa aikatiedustelun?',
  leadText: 'Toivottu päivä poistetaan, ja voit taas muuttaa valintojasi.',
  leadRelease: 'Peruuta aikatiedustelu',
  leadReleasing: 'Peruutetaan aikatiedustelua…',
  leadKeep: 'Pidä aikatiedustelu',
  leadFailed: 'Aikatiedustelun peruuttaminen epäonnistui.',
  leadReleased: 'Aikatiedustelu peruutettiin. Voit taas muuttaa valintojasi.',
  released: 'Aika vapautettiin. Voit taas muuttaa valintojasi.',
  tooManyTimes: 'Aikaa ei voi varata juuri nyt.',
  tooManyTimesHelp:
    'Samasta verkkoyhteydestä on jo varattu monta aikaa tähän toimipisteeseen. Yritä myöhemmin uudelleen.',
  tooManyTimesUntil:
    'Samasta verkkoyhteydestä on jo varattu monta aikaa tähän toimipisteeseen. Voit varata ajan {delay} kuluttua.',
})
