/** Settings of the demo chain and its workshops beyond their calendars. Workshop 1 is the parent of all others. */

/**
 * Texts that a credit's marketing needs. It is shown only with the first three. The monthly price is shown if the other
 * three are also set: months, yearly interest in percent, and monthly fee in euros. The last three are shown where they
 * apply.
 */
const creditMarketing = {
  example:
    'Esimerkki: luoton määrä 600\u00a0€, korko 0\u00a0%, muut luottokustannukset 0\u00a0€, todellinen vuosikorko 0\u00a0%, luottoaika 12\u00a0kk, maksuerä 50\u00a0€/kk, luoton ja luottokustannusten yhteismäärä 600\u00a0€.',
  lender: 'Luoton myöntää Esimerkkipankki Oyj, Pankkikatu 1, 00100 Helsinki.',
  warning: 'Huomio! Lainan ottaminen maksaa rahaa.',
  instalmentMonths: '12',
  instalmentInterest: '0',
  instalmentFee: '0',
  intermediary:
    'Pohjolan Autohuolto välittää vain Esimerkkipankki Oyj:n luottoja eikä ole riippumaton luotonvälittäjä.',
  cashPrice: 'Käteishinta ilman luottoa on {price}.',
  humanReview:
    'Voit pyytää, että ihminen käsittelee päätöksen uudelleen, ja saada päätökselle perustelut. Soita luotonantajalle: 09 555 0190.',
} as const

export const moduleSettings: readonly {
  readonly organizationId: number
  readonly module: string
  readonly setting: string
  readonly value: string
}[] = [
  { organizationId: 1, module: 'CUSTOMER_SERVICE', setting: 'phone', value: '09 555 0100' },
  { organizationId: 1, module: 'CUSTOMER_SERVICE', setting: 'hours', value: 'arkisin klo 8–16' },
  { organizationId: 1, module: 'SERVICE_RECOMMENDATION', setting: 'Määräaikaishuolto', value: '102' },
  { organizationId: 4, module: 'CUSTOMER_SERVICE', setting: 'phone', value: '03 555 0104' },
  ...Object.entries(creditMarketing).map(([setting, value]) => ({
    organizationId: 1,
    module: 'CREDIT_MARKETING',
    setting,
    value,
  })),
  { organizationId: 1, module: 'TIRE_HOTEL', setting: 'storage', value: 'yksi kausi' },
  // Days until tires from the tire hotel are available (domain/pick-up-lead.ts).
  { organizationId: 1, module: 'TIRE_HOTEL', setting: 'pickUpLeadDays', value: '3' },
]

export const servicelanes: readonly {
  readonly organizationId: number
  readonly enabled: boolean
  readonly title: string
  readonly infoText: string
}[] = [
  {
    organizationId: 1,
    enabled: true,
    title: 'Pikahuolto ilman ajanvarausta',
    infoText:
      'Vaihdamme polttimot, pyyhkijänsulat ja akun sekä lisäämme öljyt ja nesteet ilman ajanvarausta arkisin klo 8–15. Palvelemme saapumisjärjestyksessä.',
  },
  { organizationId: 12, enabled: false, title: '', infoText: '' },
]

/** Addresses, by process type, of processes without screens here. */
export const redirects: Readonly<Record<string, string>> = {
  TIRE_SALES: 'https://www.autohuolto.example/renkaat',
  WINDSHIELD: 'https://www.autohuolto.example/tuulilasit',
  DAMAGE_INSPECTION: 'https://www.autohuolto.example/vahinkotarkastus',
  ANNUAL_INSPECTION: 'https://www.autohuolto.example/katsastus',
  CAR_WASH: 'https://www.autohuolto.example/autopesu',
  PRE_INSPECTION_CHECK: '/huolto',
  HOUR_SERVICE: '/huolto',
}
