import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Ajoneuvon tiedot',
  introMaintenance: 'Haemme niiden perusteella autoosi sopivat palvelut.',
  introTireChange: 'Haemme sen perusteella autoosi sopivat palvelut.',
  registerNumber: 'Rekisterinumero',
  registerNumberHelp: 'Kirjoita väliviiva mukaan, esimerkiksi ABC-123.',
  registerNumberPlaceholder: 'ABC-123',
  suggestion: 'Tarkoititko {suggestion}?',
  insist: 'Autoni rekisterinumero on erilainen',
  refusedPlate: 'Tällä rekisterinumerolla aikaa ei voi varata verkossa. Toimipisteemme varaavat sen sinulle.',
  savedBooking: 'Jo tehdyn varauksen muutat tai perut täällä:',
  useSuggestion: 'Käytä rekisterinumeroa {suggestion}',
  kilometers: 'Mittarilukema',
  kilometersHelp: 'Arvio riittää.',
  kilometersUnit: 'km',
  kilometersValue: '{kilometers} km',
  submit: 'Jatka',
  registerNumber_required: 'Anna rekisterinumero.',
  registerNumber_pattern: 'Tarkista rekisterinumero. Kirjoita se väliviivan kanssa, esimerkiksi ABC-123.',
  registerNumber_other: 'Tarkista rekisterinumero. Haemme autosi tiedot numerolla, joka on muotoa ABC-123.',
  registerNumber_maxLength:
    'Tarkista rekisterinumero. Haemme autosi tiedot numerolla, jossa on enintään {max} merkkiä.',
  kilometers_required: 'Anna mittarilukema.',
  kilometers_number: 'Kirjoita mittarilukema numeroina.',
  kilometers_min: 'Mittarilukema ei voi olla negatiivinen.',
  kilometers_max: 'Mittarilukema voi olla enintään {max}.',
})
