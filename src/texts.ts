import { defineTexts } from '#shared/i18n/texts'

/** Texts of the first screen. deferred/texts.ts has the others. */
export const t = defineTexts({
  documentTitle: '{page} | {brand}',
  documentTitlePart: '{part} – {page} | {brand}',
  skipToContent: 'Siirry pääsisältöön',
  logoLabel: '{brand} – siirry verkkosivuille',
  tabsLabel: 'Ajanvaraukset',
  breadcrumbLabel: 'Murupolku',
  home: 'Etusivu',
  service: 'Huolto',
  wizardLabel: 'Varauksen vaiheet',
  progressShort: 'Vaihe {current}/{total}',
  stepReached: 'Vaihe {current}, {step}, yhteensä {total}',
  nextStep: 'Seuraavaksi: {step}',
  done: 'valmis',
  errorSaid: 'Virhe: {message}',
  unexpectedTitle: 'Jokin meni pieleen',
  unexpectedText: 'Lataa sivu uudelleen tai aloita alusta.',
  reload: 'Lataa sivu uudelleen',
})
