import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Kuljettajapalvelu',
  offer: 'Haemme autosi ja tuomme sen takaisin',
  offerHelp: 'Sinun ei tarvitse tuoda eikä noutaa autoasi.',
  offerLoan: 'Sijaisauton noudat kuitenkin itse asiakaspalvelusta.',
  offerPrice: 'Hinta lisätään varaukseesi, kun jatkat.',
  timeFirst: 'Valitse ensin käynnin aika. Näytämme sitten siihen sopivat nouto- ja palautusajat.',
  pickupAddress: 'Nouto-osoite',
  addressHint: 'Katuosoite, postinumero ja paikkakunta, esimerkiksi Testikatu 1, 00100 Helsinki',
  addressMissing: 'Anna katuosoite, postinumero ja paikkakunta.',
  sameAddress: 'Palautetaan samaan osoitteeseen',
  returnAddress: 'Palautusosoite',
  pickupTime: 'Haemme auton',
  returnTime: 'Palautamme auton',
  noPickup: 'Mikään vapaa noutoaika ei sovi valitsemaasi käyntiin. Valitse toinen aika tai tuo auto itse.',
  noReturn: 'Mikään vapaa palautusaika ei sovi tähän käyntiin. Valitse toinen aika tai hae auto itse toimipisteestä.',
  pickupChanged: 'Aiempi noutoaika {time} ei sovi uuteen käyntiin. Vaihdoimme sen.',
  returnChanged: 'Aiempi palautusaika {time} ei sovi uuteen käyntiin. Vaihdoimme sen.',
  failed: 'Käynnin aika on varattu sinulle, mutta nouto ja palautus jäivät tallentamatta',
  failed_taken: 'Valitsemasi nouto- tai palautusaika ehdittiin varata. Valitse toinen ja jatka.',
  failed_car:
    'Sijaisauto ei ole vapaana koko aikaa noudosta palautukseen. Valitse toinen nouto- tai palautusaika ja jatka.',
  failed_call: 'Yritä uudelleen Jatka-painikkeella.',
  carsLeft_one: 'Näytämme vain päivät, joina sijaisauto on vapaana. Valittuna päivänä vapaana on {count} sijaisauto.',
  carsLeft_other:
    'Näytämme vain päivät, joina sijaisauto on vapaana. Valittuna päivänä vapaana on {count} sijaisautoa.',
  noCarTitle: 'Sijaisauto ei ole vapaana käyntisi kaikkina päivinä',
  noCarHelp: 'Aikaa ei varattu. Valitse toinen aika, tai varaa ilman sijaisautoa.',
})
