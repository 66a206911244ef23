import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  region: 'Korttimaksu',
  open: 'Maksa kortilla',
  otherPayment: 'Voit maksaa palvelut myös toimipisteessä.',
  intro: 'Siirryt maksupalveluun ja palaat sen jälkeen takaisin varaukseen. Lähetä varaus vasta maksun jälkeen.',
  pay: 'Siirry maksamaan {price}',
  redirecting: 'Siirrytään maksamaan…',
  detailsFirst: 'Täytä ensin omat tietosi ylempänä. Ne tallennetaan, ennen kuin siirryt maksamaan.',
  payFailed: 'Maksamaan siirtyminen epäonnistui. Yritä hetken kuluttua uudelleen tai maksa toimipisteessä.',
  checking: 'Tarkistetaan maksua…',
  checkFailed: 'Maksun tarkistaminen epäonnistui. Tarkista maksu uudelleen, ennen kuin maksat toista kertaa.',
  retry: 'Yritä uudelleen',
  paid: 'Maksu on vastaanotettu',
  paidHelp: 'Lähetä vielä varaus, niin aika vahvistuu.',
  paidNote: 'Olet maksanut varauksen kortilla.',
  paidOther: 'Olet maksanut kortilla {amount}. Hinta on muuttunut sen jälkeen: erotus sovitaan toimipisteessä.',
  notPaid: 'Maksua ei tehty',
  notPaidHelp: 'Kortiltasi ei veloitettu mitään. Voit yrittää uudelleen tai maksaa toimipisteessä.',
  unverified: 'Maksua ei voitu vahvistaa',
  unverifiedHelp: 'Jos kortiltasi on veloitettu, ota yhteyttä toimipisteeseen. Voit silti lähettää varauksen.',
})
