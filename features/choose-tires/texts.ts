import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Rengaspalvelut',
  legend: 'Mitä palvelua tarvitset?',
  tireChangeOnly: 'Vain renkaiden kausivaihto',
  tireChangeOnlyHelp: 'Vaihdamme autoosi mukanasi tuomat renkaat.',
  optional: 'Voit jatkaa myös ilman valintoja ja sopia palvelusta toimipisteessä.',
  loading: 'Haetaan rengaspalveluja…',
  failed: 'Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  toggleFailed: 'Palvelussa tapahtui odottamaton häiriö.',
  retry: 'Yritä uudelleen',
  summaryTitle: 'Rengashotelli ja kausivaihto',
  summaryNone: 'Ei valittuja rengaspalveluja',
})
