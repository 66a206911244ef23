import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  address: 'Katuosoite',
  postCode: 'Postinumero',
  postOffice: 'Postitoimipaikka',
  email: 'Sähköposti',
  phone: 'Puhelinnumero',
  emailHelp: 'Lähetämme tilausvahvistuksen tähän osoitteeseen.',
  phoneHelp: 'Soitamme vain, jos huollosta on kysyttävää.',
  emailHelpLead: 'Lähetämme vahvistuksen aikatiedustelusta tähän osoitteeseen.',
  phoneHelpLead: 'Voimme soittaa tähän numeroon ja sopia sinulle ajan.',
  firstNameRequired: 'Anna etunimesi.',
  lastNameRequired: 'Anna sukunimesi.',
  addressRequired: 'Anna katuosoitteesi.',
  postCodeRequired: 'Anna postinumerosi.',
  postOfficeRequired: 'Anna postitoimipaikka.',
  phoneRequired: 'Anna puhelinnumerosi.',
  emailRequired: 'Anna sähköpostiosoitteesi.',
  emailFormat: 'Tarkista sähköpostiosoite. Kirjoita se muodossa nimi@esimerkki.fi.',
})
