import { defineTexts } from '#shared/i18n/texts'

/** Texts that only appear after the first screen. */
export const t = defineTexts({
  loading: 'Ladataan…',
  retry: 'Yritä uudelleen',
  notifications: 'Ilmoitukset',
  level_ERROR: 'Virhe',
  level_WARNING: 'Varoitus',
  level_SUCCESS: 'Onnistui',
  locked: 'Valintoja ei voi enää muuttaa, kun aika on valittu. Peru aika, jos haluat muuttaa niitä.',
  edit: 'Muokkaa',
  editStep: 'Muokkaa: {step}',
  restored: 'Varauksesi on tallessa',
  restoredText: 'Jatkat aloittamaasi varausta. Tarkista ajoneuvon tiedot ja jatka.',
  startOverTitle: 'Aloitetaanko varaus alusta?',
  startOverText: 'Tähän mennessä antamasi tiedot poistetaan, ja mahdollinen varattu aika vapautuu.',
  startOver: 'Aloita alusta',
  keepBooking: 'Jatka varausta',
  leaveTitle: 'Poistutaanko varauksesta?',
  leaveText: 'Tähän mennessä antamasi tiedot poistetaan, jos poistut.',
  leaveHeldText: 'Sinulle varattu aika vapautuu, jos poistut.',
  leave: 'Poistu varauksesta',
  close: 'Sulje ikkuna',
})
