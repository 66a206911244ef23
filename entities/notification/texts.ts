import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  general: 'Palvelussa tapahtui odottamaton häiriö.',
  sessionExpired: 'Istunto on päättynyt',
  network: 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  timeout: 'Vastauksen saaminen kesti liian kauan. Yritä uudelleen.',
  tooManyRequests: 'Yrityksiä on ollut liian monta. Odota hetki ja yritä uudelleen.',
})
