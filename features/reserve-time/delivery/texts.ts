import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  deliveryLegend: 'Auton tuonti ja nouto',
  deliveryHelp: 'Voit valita yhden. Jos haluat vaihtaa, poista ensin nykyinen valinta.',
  deliveryMorning: 'Aamulla',
  deliveryEvening: 'Illalla',
  deliveryDisabled: 'Poista ensin nykyinen valinta, jos haluat valita tämän.',
  deliveryFetched: 'Haemme autosi ja tuomme sen takaisin, joten sinun ei tarvitse valita tästä.',
  deliverySelected: 'Valittu: {option}. Muut vaihtoehdot eivät ole nyt valittavissa.',
  deliveryCleared: 'Valinta poistettu. Voit valita minkä tahansa vaihtoehdon.',
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
  details_customerWaitingMorning: 'Asiakas odottaa aamulla toimipisteessä huollon ajan.',
  details_customerWaitingEvening: 'Asiakas odottaa illalla toimipisteessä huollon ajan.',
  details_vehicleLeftForDayPickupBeforeClosingTime: 'Auto jätetään päiväksi ja noudetaan ennen sulkemisaikaa.',
  details_vehicleLeftForDayKeyDeliveryDayBefore: 'Auto jätetään päiväksi, avaimet tuodaan edellisenä päivänä.',
  details_vehicleLeftForDayKeyDeliveryUsingLockerDayBefore:
    'Auto jätetään päiväksi, avaimet jätetään avainlokeroon edellisenä päivänä.',
  details_vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker:
    'Auto jätetään päiväksi, avaimet jätetään avainlokeroon aamulla.',
  details_vehicleLeftForEveningKeyDeliveryToServiceAdvisor: 'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle.',
  details_vehicleLeftForEveningKeyDeliveryUsingLocker: 'Auto jätetään illaksi, avaimet jätetään avainlokeroon.',
  details_vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay:
    'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle. Auto noudetaan seuraavana päivänä.',
  details_vehicleLeftForEveningUsingLockerVehiclePickupNextDay:
    'Auto jätetään illaksi, avaimet jätetään avainlokeroon. Auto noudetaan seuraavana päivänä.',
  info_customerWaitingMorning: 'Odotustilassamme on kahvia ja langaton verkko. Saavu, kun toimipiste avautuu.',
  info_customerWaitingEvening:
    'Iltahuollon aikana voit odottaa odotustilassamme. Ilmoittaudu asiakaspalveluun viimeistään 10 minuuttia ennen varattua aikaa.',
  info_customerWaitingWeekend:
    'Viikonloppuisin odotustila on auki huollon ajan, mutta asiakaspalvelu toimii rajoitetusti.',
  info_vehicleLeftForDayPickupBeforeClosingTime:
    'Tuo auto aamulla klo {opening} alkaen ja nouda se samana päivänä ennen sulkemisaikaa (klo {closing}). Ilmoitamme sinulle, kun auto on valmis.',
  info_vehicleLeftForDayKeyDeliveryDayBefore:
    'Tuo auto ja avaimet asiakaspalveluun edellisenä arkipäivänä aukioloaikana.',
  info_vehicleLeftForDayKeyDeliveryUsingLockerDayBefore:
    'Jätä auto pihaamme edellisenä iltana ja avaimet avainlokeroon. Saat avainlokeron ohjeet sähköpostilla ennen käyntiä.',
  info_vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker:
    'Jätä auto pihaamme ja avaimet avainlokeroon viimeistään klo {opening}. Saat avainlokeron ohjeet sähköpostilla ennen käyntiä.',
  info_vehicleLeftForEveningKeyDeliveryToServiceAdvisor:
    'Tuo auto ja avaimet huoltoneuvojalle sovittuun aikaan. Voit noutaa auton samana iltana ennen sulkemista.',
  info_vehicleLeftForEveningKeyDeliveryUsingLocker:
    'Jätä auto pihaamme ja avaimet avainlokeroon ennen iltahuollon alkua. Voit noutaa auton samana iltana.',
  info_vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay:
    'Tuo auto ja avaimet huoltoneuvojalle sovittuun aikaan. Voit noutaa auton seuraavana arkipäivänä.',
  info_vehicleLeftForEveningUsingLockerVehiclePickupNextDay:
    'Jätä auto pihaamme ja avaimet avainlokeroon ennen iltahuollon alkua. Voit noutaa auton seuraavana arkipäivänä.',
  info_weekdayDropOff: 'Arkisin voit tuoda auton klo {opening} alkaen. Varaa luovutukseen noin 10 minuuttia aikaa.',
  info_eveningDropOff: 'Iltapäivä- ja iltahuoltoon voit tuoda auton klo {shiftChange} alkaen.',
  info_morningTimeSelection: 'Aamun ajat on tarkoitettu asiakkaille, jotka odottavat autoaan paikan päällä.',
})
