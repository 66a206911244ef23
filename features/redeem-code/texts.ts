import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  label: 'Etukoodi',
  submit: 'Tallenna',
  saving: 'Tarkistetaan etukoodia…',
  applied: 'Etukoodi {code} on käytössä.',
  remove: 'Poista etukoodi',
  removed: 'Etukoodi on poistettu.',
  inTheWay: 'Korjaa etukoodi tai tyhjennä kenttä, niin pääset jatkamaan.',
  invalid: 'Etukoodi ei kelpaa',
  required: 'Kirjoita etukoodi.',
})
