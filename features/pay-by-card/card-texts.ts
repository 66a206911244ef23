import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  open: 'Maksa kortilla',
  describe: 'Maksat nyt {price} ja noudat auton ilman maksua.',
  describeDue: 'Maksat nyt erotuksen {price}.',
  intro: 'Siirryt maksupalveluun. Palaa sen jälkeen lähettämään varaus.',
  pay: 'Siirry maksamaan {price}',
  redirecting: 'Siirrytään maksamaan…',
  payFailed: 'Maksupalveluun siirtyminen epäonnistui. Yritä hetken kuluttua uudelleen tai maksa toimipisteessä.',
  checking: 'Tarkistetaan maksua…',
  checkFailed: 'Maksun tarkistaminen epäonnistui. Tarkista maksu uudelleen, ennen kuin maksat toista kertaa.',
  paid: 'Maksettu kortilla {amount}',
  paidUnknown: 'Maksettu kortilla',
  paidHelp: 'Maksu on vastaanotettu. Lähetä vielä varaus, niin aika vahvistuu.',
  paidNoTime: 'Maksu säilyy varauksessa. Voit valita toisen ajan maksamatta uudelleen.',
  due: 'Hinta on nyt {price}. Maksa erotus {due} kortilla tai toimipisteessä.',
  excess: 'Hinta on nyt {price}. Erotus {excess} palautetaan kortillesi, kun olet lähettänyt varauksen.',
  paidNote: 'Olet maksanut varauksen kortilla.',
  dueNote: 'Maksettu kortilla {amount}. Maksamatta on vielä {due}.',
  excessNote: 'Maksettu kortilla {amount}. Kortillesi palautetaan {excess}, kun olet lähettänyt varauksen.',
  openDue: 'Maksa erotus kortilla',
  notPaid: 'Maksua ei tehty',
  notPaidHelp: 'Kortiltasi ei veloitettu mitään. Voit yrittää uudelleen tai maksaa toimipisteessä.',
  notPaidHeld:
    'Kortiltasi ei veloitettu mitään, ja aikasi on yhä varattuna sinulle. Voit yrittää uudelleen tai maksaa toimipisteessä.',
  unverified: 'Maksua ei voitu vahvistaa',
  unverifiedHelp: 'Jos kortiltasi on veloitettu, kerro siitä toimipisteessä. Voit silti lähettää varauksen.',
})
