import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Saavutettavuusseloste',
  intro:
    'Tämä seloste koskee ajanvarausta, jonka tarjoaa {brand}. Haluamme, että kaikki voivat varata ajan verkossa itsenäisesti.',
  law: 'Palvelun saavutettavuudesta säädetään digitaalisten palvelujen tarjoamisesta annetussa laissa (306/2019).',
  statusTitle: 'Saavutettavuuden tila',
  status: 'Palvelu täyttää saavutettavuuden A- ja AA-tason vaatimukset (WCAG 2.1) seuraavin puuttein:',
  issuePayment:
    'Sivut, joilla allekirjoitat luottosopimuksen tai maksat, ovat muiden palveluntarjoajien. Emme ole arvioineet niiden saavutettavuutta.',
  issueLetters:
    'Lisätiedot, jotka toimipiste on kirjoittanut itse, voivat olla paikoin vaikealukuisia, eikä niistä ole selkokielistä versiota.',
  assessedTitle: 'Miten saavutettavuus on arvioitu',
  assessed:
    'Arvio on palvelun kehittäjän oma. Varauksen vaiheet on tarkistettu koneellisesti axe-core-ohjelmalla puhelimen ja tietokoneen leveydellä, vaalealla ja tummalla teemalla, ja varaus on tehty alusta loppuun pelkällä näppäimistöllä.',
  notAssessed:
    'Ulkopuolinen asiantuntija ei ole arvioinut palvelua, eikä sitä ole testattu apuvälineiden käyttäjien kanssa.',
  reportTitle: 'Huomasitko puutteen?',
  reportByMail: 'Kerro siitä meille osoitteessa {email}. Vastaamme 14 vuorokauden kuluessa.',
  reportByForm: 'Kerro siitä meille tämän sivun lomakkeella. Vastaamme 14 vuorokauden kuluessa.',
  authorityTitle: 'Valvova viranomainen',
  authority:
    'Jos et ole tyytyväinen vastaukseemme, voit ilmoittaa asiasta valvovalle viranomaiselle, Liikenne- ja viestintävirasto Traficomille.',
  authorityUnit: 'Liikenne- ja viestintävirasto Traficom, digitaalisen esteettömyyden ja saavutettavuuden valvonta',
  authoritySite: 'saavutettavuusvaatimukset.fi',
  authorityMail: 'saavutettavuus@traficom.fi',
  authorityPhone: 'Vaihde 029 534 5000',
  updated: 'Seloste on laadittu {date}.',
})

/** When the statement was last compared with the product. */
export const UPDATED = '22.11.2026'
