import { defineTexts } from '#shared/i18n/texts'

/** What is paid, and what happens with it when the visitor gives up the time or the whole booking. */
export const t = defineTexts({
  paidCard: 'Maksettu kortilla {amount}.',
  paidCardUnknown: 'Olet maksanut kortilla.',
  unconfirmed: 'Korttimaksusi tarkistaminen on kesken.',
  credit: 'Huoltotili on vahvistettu summalle {amount}.',
  creditPending: 'Luottosi odottaa vahvistusta.',
  lostCard: 'Maksu ei siirry uuteen varaukseen, vaan se palautetaan kortillesi.',
  lostCredit: 'Huoltotili ei siirry uuteen varaukseen.',
  keptCard: 'Maksu säilyy varauksessa. Voit valita toisen ajan maksamatta uudelleen.',
  keptCredit: 'Huoltotili säilyy varauksessa.',
  endedCard: 'Varausta ei lähetetty, joten maksu palautetaan kortillesi.',
  endedCredit: 'Varausta ei lähetetty, joten huoltotili ei ole käytössä.',
})
