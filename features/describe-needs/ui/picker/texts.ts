import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Mikä vaivaa?',
  intro: 'Valitse, mikä kuvaa vikaa parhaiten. Voit myös sulkea ikkunan ja kuvata vian omin sanoin.',
  lights: 'Merkkivalo',
  lightsExamples: 'Mittaristossa palaa tai vilkkuu valo',
  lightsTitle: 'Mikä merkkivalo?',
  lightsIntro: 'Valot voivat näyttää autossasi hieman erilaisilta.',
  otherLight: 'Ei mikään näistä',
  missing: 'Valitse yksi vaihtoehto. Jos et ole varma, valitse ”En tiedä”.',
  preview: 'Varaukseen lisätään',
  noPreview: 'Vastaa ensimmäiseen kysymykseen, niin näet tästä, mitä varaukseen lisätään.',
  already: 'Tämä on jo varauksessasi.',
  back: 'Takaisin',
  add: 'Lisää varaukseen',
  close: 'Sulje ikkuna',
})
