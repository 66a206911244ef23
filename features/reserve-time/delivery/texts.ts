import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  deliveryLegend: 'Auton jättö ja haku',
  deliveryHelp: 'Voit valita yhden. Jos haluat vaihtaa, poista ensin nykyinen valinta.',
  deliveryMorning: 'Aamulla',
  deliveryEvening: 'Illalla',
  deliveryDisabled: 'Poista ensin nykyinen valinta, jos haluat valita tämän.',
  deliveryFetched: 'Haemme autosi ja tuomme sen takaisin, joten sinun ei tarvitse valita tästä.',
  deliverySelected: 'Valittu: {option}. Muut vaihtoehdot eivät ole nyt valittavissa.',
  deliveryCleared: 'Valinta poistettu. Voit valita minkä tahansa vaihtoehdon.',
  deliveryAsked: 'Valitse vielä, miten tuot ja noudat auton. Voit jatkaa myös ilman valintaa.',
  deliveryDroppedShift: 'Poistimme valinnan ”{option}”, koska vaihdoit vuoroa.',
  deliveryDroppedLocker: 'Poistimme valinnan ”{option}”, koska vaihdoit avainlokeron käyttöä.',
  dayMovedMorning: '{day} ei ole vapaa aamulla. Valitsimme ensimmäisen päivän, joka on: {found}.',
  dayMovedEvening: '{day} ei ole vapaa illalla. Valitsimme ensimmäisen päivän, joka on: {found}.',
  dayMovedLocker: '{day} ei ole vapaa avainlokeron kanssa. Valitsimme ensimmäisen päivän, joka on: {found}.',
  dayGoneMorning: '{day} ei ole vapaa aamulla.',
  dayGoneEvening: '{day} ei ole vapaa illalla.',
  dayGoneLocker: '{day} ei ole vapaa avainlokeron kanssa.',
  lockerPromise: 'Saat avainlokeron ohjeen vahvistuksessa.',
  deliverySaving: 'Tallennetaan valintaa…',
  deliveryError: 'Valinnan tallentaminen epäonnistui. Yritä uudelleen.',
  option_customerWaitingMorning: 'Odotan aamulla toimipisteessä huollon ajan',
  option_customerWaitingEvening: 'Odotan illalla toimipisteessä huollon ajan',
  option_vehicleLeftForDayPickupBeforeClosingTime: 'Jätän auton päiväksi ja noudan sen ennen sulkemisaikaa',
  option_vehicleLeftForDayKeyDeliveryDayBefore: 'Jätän auton päiväksi ja tuon avaimet edellisenä päivänä',
  option_vehicleLeftForDayKeyDeliveryUsingLockerDayBefore:
    'Jätän auton päiväksi, avaimet avainlokeroon edellisenä päivänä',
  option_vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker: 'Jätän auton päiväksi, avaimet avainlokeroon aamulla',
  option_vehicleLeftForEveningKeyDeliveryToServiceAdvisor: 'Jätän auton illaksi, avaimet huoltoneuvojalle',
  option_vehicleLeftForEveningKeyDeliveryUsingLocker: 'Jätän auton illaksi, avaimet avainlokeroon',
  option_vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay:
    'Jätän auton illaksi, avaimet huoltoneuvojalle, noudan auton seuraavana päivänä',
  option_vehicleLeftForEveningUsingLockerVehiclePickupNextDay:
    'Jätän auton illaksi, avaimet avainlokeroon, noudan auton seuraavana päivänä',
  info_customerWaitingWeekend:
    'Viikonloppuisin odotustila on auki huollon ajan, mutta asiakaspalvelu toimii rajoitetusti.',
  info_weekdayDropOff: 'Arkisin voit tuoda auton klo {opening} alkaen. Varaa luovutukseen noin 10 minuuttia aikaa.',
  info_eveningDropOff: 'Iltapäivä- ja iltahuoltoon voit tuoda auton klo {shiftChange} alkaen.',
  info_morningTimeSelection: 'Aamun ajat on tarkoitettu asiakkaille, jotka odottavat autoaan paikan päällä.',
})
