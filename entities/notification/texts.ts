import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  general: 'Palvelussa tapahtui odottamaton häiriö.',
  sessionExpired: 'Istunto on päättynyt',
  network: 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  timeout: 'Palvelu ei vastannut ajoissa. Yritä uudelleen.',
  closed: 'Palvelu on hetken poissa käytöstä. Yritä hetken kuluttua uudelleen.',
  closedLater: 'Palvelu on poissa käytöstä. Yritä myöhemmin uudelleen.',
  closedUntil: 'Palvelu on poissa käytöstä. Yritä {delay} kuluttua uudelleen.',
  tooMany: 'Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.',
  tooManyLater: 'Olet yrittänyt liian monta kertaa. Yritä myöhemmin uudelleen.',
  tooManyUntil: 'Olet yrittänyt liian monta kertaa. Yritä {delay} kuluttua uudelleen.',
})
