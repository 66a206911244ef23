import { defineTexts } from '#shared/i18n/texts'

/** Texts that only appear after the first screen. */
export const t = defineTexts({
  infoTitle: 'Tietoa ajanvarauksesta',
  loading: 'Ladataan…',
  retry: 'Yritä uudelleen',
  notifications: 'Ilmoitukset',
  dismiss: 'Sulje ilmoitus',
  level_ERROR: 'Virhe',
  level_WARNING: 'Varoitus',
  level_SUCCESS: 'Onnistui',
  locked: 'Valinnat on lukittu, koska aika on varattu. Luovu ajasta, jos haluat muuttaa niitä.',
  lockedLead: 'Valinnat on lukittu aikatiedustelun ajaksi. Peruuta aikatiedustelu, jos haluat muuttaa niitä.',
  edit: 'Muokkaa',
  editStep: 'Muokkaa: {step}',
  restored: 'Varauksesi on tallessa',
  restoredText: 'Jatkat aloittamaasi varausta. Tarkista ajoneuvon tiedot ja jatka.',
  startOverTitle: 'Haluatko aloittaa varauksen alusta?',
  startOverText: 'Tähän mennessä antamasi tiedot poistetaan, ja varaamasi aika vapautuu.',
  startOver: 'Aloita alusta',
  keepBooking: 'Jatka varausta',
  leaveTitle: 'Haluatko poistua varauksesta?',
  leaveText: 'Tähän mennessä antamasi tiedot poistetaan, jos poistut.',
  leaveHeldText: 'Sinulle varattu aika vapautuu, jos poistut.',
  leave: 'Poistu varauksesta',
  close: 'Sulje ikkuna',
})
