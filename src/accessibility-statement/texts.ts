import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Saavutettavuusseloste',
  intro:
    'Tämä seloste koskee ajanvarausta, jonka tarjoaa {brand}. Haluamme, että kaikki voivat varata ajan verkossa itsenäisesti.',
  law: 'Palvelun saavutettavuudesta säädetään digitaalisten palvelujen tarjoamisesta annetussa laissa (306/2019).',
  statusTitle: 'Saavutettavuuden tila',
  notAssessed: 'Palvelun saavutettavuutta ei ole vielä arvioitu.',
  full: 'Palvelu täyttää saavutettavuuden A- ja AA-tason vaatimukset (WCAG 2.1).',
  partial: 'Palvelu täyttää suurimman osan saavutettavuuden A- ja AA-tason vaatimuksista (WCAG 2.1).',
  none: 'Palvelu ei täytä suurinta osaa saavutettavuuden A- ja AA-tason vaatimuksista (WCAG 2.1).',
  gaps: 'Tiedossamme ovat nämä puutteet:',
  gap: '{text} (havaittu {date})',
  assessedTitle: 'Miten saavutettavuus on arvioitu',
  assessedOn: 'Arvio on tehty {date}.',
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
  updated: 'Seloste on päivitetty {date}.',
})
