import { defineTexts } from '#shared/i18n/texts'

/** Texts of the components in the lazily loaded chunk `services`, which contains them. */
export const lazyText = defineTexts({
  detailsClose: 'Sulje ikkuna',
  detailsDone: 'Sulje',
  detailsPrice: 'Hinta autollesi',
  detailsMore: 'Sopii samaan käyntiin',
  includes: 'Palvelu sisältää',
  spareParts: 'Varaosat: {parts}',
  codeHelp: 'Jos sait huoltokoodin, näet sen mukaiset palvelut.',
  codeSubmit: 'Hae palvelut',
  codeClear: 'Poista huoltokoodi',
  codeNotFound: 'Huoltokoodilla ei löytynyt palveluja.',
  leasingCompany: 'Leasingyhtiö',
  leasingCompanyNone: '-- valitse leasingyhtiö --',
  leasingContract: 'Leasingsopimus',
  leasingContractNone: '-- valitse sopimus --',
  leasingContractsFailed: 'Leasingsopimusten haku epäonnistui. Yritä uudelleen.',
  leasingLoading: 'Haetaan…',
})
