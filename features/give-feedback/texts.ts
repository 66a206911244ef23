import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Anna palautetta saavutettavuudesta',
  intro:
    'Kerro, millä sivulla ja missä tilanteessa kohtasit esteen. Jos haluat vastauksen, anna myös sähköpostiosoitteesi.',
  requiredNote: 'Tähdellä (*) merkityt tiedot ovat pakollisia.',
  message: 'Palautteesi',
  messageHelp: 'Voit mainita selaimen ja apuvälineen, jota käytät.',
  email: 'Sähköposti',
  emailHelp: 'Käytämme osoitetta vain palautteeseesi vastaamiseen.',
  submit: 'Lähetä palaute',
  submitting: 'Lähetetään palautetta…',
  failed: 'Palautteen lähettäminen epäonnistui. Tekstisi on tallessa, yritä uudelleen.',
  messageRequired: 'Kirjoita palautteesi.',
  messageMaxLength: 'Palautteessa voi olla enintään {max} merkkiä.',
  emailFormat: 'Tarkista sähköpostiosoite. Kirjoita se muodossa nimi@esimerkki.fi.',
  enough: 'Olet jo lähettänyt useita palautteita. Odota hetki ennen seuraavaa.',
  success: 'Kiitos palautteestasi',
  successHelp: 'Palautteesi on vastaanotettu.',
  successHelpReply: 'Palautteesi on vastaanotettu. Vastaamme sähköpostilla 14 vuorokauden kuluessa.',
  another: 'Anna lisää palautetta',
  // Precedes the message in the email to the workshop.
  about: 'Saavutettavuuspalaute:',
})
