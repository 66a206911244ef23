import { defineTexts } from 'huoltovaraus/module'

export const t = defineTexts({
  tab: 'Katsastuksen ajanvaraus',
  heading: 'Varaa katsastus',
  breadcrumb: 'Katsastus',
  vehicle: 'Ajoneuvo',
  workplace: 'Toimipiste',
  kind: 'Katsastuslaji',
  kindTitle: 'Valitse katsastuslaji',
  kindLegend: 'Katsastuslaji',
  missing: 'Valitse katsastuslaji.',
  none: 'Ei valittu',
  loading: 'Haetaan katsastuspalveluja…',
  failed: 'Katsastuspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  emptyTitle: 'Katsastusta ei löytynyt',
  emptyText: 'Tämä toimipiste ei katsasta autoja. Valitse toinen toimipiste.',
  retry: 'Yritä uudelleen',
  saveFailed: 'Katsastuslajin tallentaminen epäonnistui. Yritä uudelleen.',
  time: 'Aika',
  changeTime: 'Vaihda aika',
  customer: 'Omat tiedot',
  thanks: 'Kiitos',
})
