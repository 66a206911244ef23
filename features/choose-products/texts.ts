import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  loading: 'Haetaan palveluja…',
  failed: 'Palvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.',
  emptyTitle: 'Palveluja ei löytynyt',
  emptyText: 'Autollesi ei ole näitä palveluja tässä toimipisteessä. Valitse toinen toimipiste tai soita meille.',
  changeFailed: 'Valintasi muuttaminen epäonnistui. Yritä uudelleen.',
  missing: 'Valitse vielä yksi vaihtoehdoista.',
})
