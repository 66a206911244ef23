import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  leasingCompany: 'Leasingyhtiö',
  leasingCompanyNone: '-- valitse leasingyhtiö --',
  leasingContract: 'Leasingsopimus',
  leasingContractNone: '-- valitse sopimus --',
  leasingContractsFailed: 'Leasingsopimusten haku epäonnistui. Yritä uudelleen.',
  leasingLoading: 'Haetaan…',
})
