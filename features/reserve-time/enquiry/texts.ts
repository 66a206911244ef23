import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  enquiryTitle: 'Aikatiedustelu',
  enquiryIntro: 'Etkö löytänyt sopivaa aikaa? Valitse toivomasi päivä, niin otamme sinuun yhteyttä ja sovimme ajan.',
  enquiryDay: 'Toivottu päivä',
  enquiryCalendar: 'Kalenteri, valitse toivottu päivä',
  enquiryNone: 'Et ole vielä valinnut päivää.',
  enquiryNotReservation: 'Aikatiedustelu ei ole vielä varaus. Vahvistamme ajan sinulle erikseen.',
  enquiryReleases: 'Varattu aikasi vapautuu, kun jatkat aikatiedustelulla.',
  enquiryBack: 'Hae vapaat ajat',
  enquirySaving: 'Tallennetaan toivottua päivää…',
  enquiryError: 'Toivotun päivän tallentaminen epäonnistui. Yritä uudelleen.',
  enquiryRefused: 'Toimipiste ei ota autoja vastaan toivomanasi päivänä. Valitse toinen päivä.',
  enquiryImpossible: 'Toimipisteeseen ei voi nyt lähettää aikatiedustelua. Valitse toinen toimipiste.',
})
