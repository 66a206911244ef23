import { defineTexts } from '#shared/i18n/texts'

/** Texts of the mechanic selection and the gap times, in the lazily loaded chunk `time`. */
export const t = defineTexts({
  mechanicLabel: 'Kuka huoltaa autosi?',
  mechanicAny: 'Kuka tahansa vapaa asentaja',
  mechanicLocked: 'Luovu ensin varatusta ajasta, jos haluat vaihtaa asentajaa.',
  mechanicLockedLead: 'Jos haluat vaihtaa asentajaa, peruuta ensin aikatiedustelu.',
  mechanicFailed: 'Asentajan valinta ei onnistunut. Valitse uudelleen.',
  away: '{name} on poissa {when}.',
  and: ' ja ',
  workshift: 'Työvuoro {day} klo {start}–{end}.',
  noWorkshift: '{name} ei ole työvuorossa {day}.',
  gapTitle: 'Aikaisempi aika vapaana',
  gapText: '{day} klo {time}',
  gapTake: 'Valitse tämä aika',
  gapFailed: 'Ajan valinta ei onnistunut. Yritä uudelleen.',
})
