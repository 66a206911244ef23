/** What the demo chain and its workshops have set beyond their calendars; workshop 1 is the parent of all. */

export const moduleSettings: readonly {
  readonly organizationId: number
  readonly module: string
  readonly setting: string
  readonly value: string
}[] = [
  { organizationId: 1, module: 'CUSTOMER_SERVICE', setting: 'phone', value: '09 555 0100' },
  { organizationId: 1, module: 'CUSTOMER_SERVICE', setting: 'hours', value: 'arkisin klo 8–16' },
  { organizationId: 4, module: 'CUSTOMER_SERVICE', setting: 'phone', value: '03 555 0104' },
  { organizationId: 1, module: 'TIRE_HOTEL', setting: 'storage', value: 'yksi kausi' },
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

/** By process type: where its screens are, since they are not here. */
export const redirects: Readonly<Record<string, string>> = {
  TIRE_SALES: 'https://www.autohuolto.example/renkaat',
  WINDSHIELD: 'https://www.autohuolto.example/tuulilasit',
  DAMAGE_INSPECTION: 'https://www.autohuolto.example/vahinkotarkastus',
  ANNUAL_INSPECTION: 'https://www.autohuolto.example/katsastus',
  CAR_WASH: 'https://www.autohuolto.example/autopesu',
  PRE_INSPECTION_CHECK: '/huolto',
  HOUR_SERVICE: '/huolto',
}
