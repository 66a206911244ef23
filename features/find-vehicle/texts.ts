import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Ajoneuvon tiedot',
  introMaintenance:
    'Anna autosi rekisterinumero ja kilometrilukema. Haemme niiden perusteella autoosi sopivat palvelut.',
  introTireChange: 'Anna autosi rekisterinumero. Haemme sen perusteella autoosi sopivat palvelut.',
  registerNumber: 'Rekisterinumero',
  registerNumberHelp: 'Kirjoita rekisterinumero väliviivan kanssa, esimerkiksi ABC-123.',
  registerNumberPlaceholder: 'ABC-123',
  suggestion: 'Tarkoititko {suggestion}?',
  useSuggestion: 'Käytä rekisterinumeroa {suggestion}',
  kilometers: 'Kilometrilukema',
  kilometersHelp: 'Arvio riittää, jos et muista tarkkaa lukemaa.',
  kilometersUnit: 'km',
  kilometersValue: '{kilometers} km',
  submit: 'Jatka',
  registerNumber_required: 'Anna rekisterinumero.',
  registerNumber_pattern: 'Tarkista rekisterinumero. Kirjoita se väliviivan kanssa, esimerkiksi ABC-123.',
  registerNumber_maxLength: 'Rekisterinumerossa voi olla enintään {max} merkkiä.',
  kilometers_required: 'Anna kilometrilukema.',
  kilometers_number: 'Kirjoita kilometrilukema numeroina.',
  kilometers_min: 'Kilometrilukema ei voi olla negatiivinen.',
  kilometers_max: 'Kilometrilukema voi olla enintään {max}.',
})
