import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Valitse palvelut',
  intro: 'Valitse palvelut, jotka haluat autollesi. Voit valita useita.',
  scheduled: 'Määräaikaishuollot',
  additional: 'Lisäpalvelut',
  extra: 'Muut palvelut',
  replacementCarNotice: 'Huomioithan, että sijaisauton voi noutaa vain asiakaspalvelupisteestä sen aukioloaikoina.',
  count_one: '{count} palvelu',
  count_other: '{count} palvelua',
  selected: '{count} valittu',
  campaign: 'Kampanja',
  loading: 'Haetaan palveluja…',
  emptyTitle: 'Palveluja ei löytynyt',
  emptyText: 'Autollesi ei löytynyt valmiita palveluja tästä toimipisteestä.',
  failed: 'Palvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  toggleFailed: 'Palvelussa tapahtui odottamaton häiriö.',
  retry: 'Yritä uudelleen',
})
