import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Ajoneuvon tiedot',
  introMaintenance: 'Haemme niiden perusteella autoosi sopivat palvelut.',
  introTireChange: 'Haemme sen perusteella autoosi sopivat palvelut.',
  registerNumber: 'Rekisterinumero',
  registerNumberHelp: 'Kirjoita väliviiva mukaan, esimerkiksi ABC-123.',
  registerNumberPlaceholder: 'ABC-123',
  suggestion: 'Tarkoititko {suggestion}?',
  useSuggestion: 'Käytä rekisterinumeroa {suggestion}',
  kilometers: 'Mittarilukema',
  kilometersHelp: 'Arvio riittää.',
  kilometersUnit: 'km',
  kilometersValue: '{kilometers} km',
  submit: 'Jatka',
  registerNumber_required: 'Anna rekisterinumero.',
  registerNumber_pattern: 'Tarkista rekisterinumero. Kirjoita se väliviivan kanssa, esimerkiksi ABC-123.',
  registerNumber_maxLength: 'Rekisterinumerossa voi olla enintään {max} merkkiä.',
  kilometers_required: 'Anna mittarilukema.',
  kilometers_number: 'Kirjoita mittarilukema numeroina.',
  kilometers_min: 'Mittarilukema ei voi olla negatiivinen.',
  kilometers_max: 'Mittarilukema voi olla enintään {max}.',
})
