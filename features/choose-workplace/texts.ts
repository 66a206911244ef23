import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Valitse toimipiste',
  introMaintenance: 'Valitse sinulle sopiva toimipiste. Toimipisteet on järjestetty ensimmäisen vapaan ajan mukaan.',
  introTireChange: 'Valitse toimipiste, jossa haluat asioida.',
  select: 'Valitse',
  selectNamed: 'Valitse {name}',
  firstFreeTime: 'Ensimmäinen vapaa aika',
  noFreeTime: 'Ei vapaita aikoja lähiaikoina',
  freeTimeLoading: 'Haetaan ensimmäistä vapaata aikaa…',
  freeTimeFailed: 'Ensimmäistä vapaata aikaa ei saatu haettua',
  loading: 'Haetaan toimipisteitä…',
  emptyTitle: 'Autollesi sopivaa toimipistettä ei löytynyt',
  emptyText: 'Tarkista ajoneuvon tiedot tai ota yhteyttä asiakaspalveluumme, niin etsitään sopiva ratkaisu yhdessä.',
  failed: 'Toimipisteiden haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  retry: 'Yritä uudelleen',
})
