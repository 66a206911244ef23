/** Texts that a chain sets for its workshops. All inherit those of workshop 1. */
export const infoTexts: Readonly<Record<string, string>> = {
  maintenanceProcessInfo:
    'Varaa huolto muutamassa minuutissa. Näet hinta-arvion ja vapaat ajat heti. Jos asiasi on kiireellinen, voit aukioloaikoina tulla myös suoraan toimipisteeseen.',
  tireChangeProcessInfo:
    'Varaa aika renkaiden kausivaihtoon tai rengashotelliin. Voit tuoda renkaat mukanasi tai jättää ne meille säilytykseen. Talvirenkaita on käytettävä marraskuun alusta maaliskuun loppuun, jos sää tai keli sitä edellyttää, joten varaa aikasi ajoissa.',
  cancelFormInfo:
    'Voit pyytää varauksesi siirtämistä tai peruuttamista tällä lomakkeella. Täytä tiedot niin kuin ne ovat tilausvahvistuksessa. Käsittelemme pyynnöt arkisin klo 8–16. Jos varattuun aikaan on alle vuorokausi, muuta varausta itse sen varaustunnuksella.',
}

export const organizationInfo = {
  default: 'Ota mukaan huoltokirja ja rengaslukkojen avain.',
  keyLocker: 'Avainlokero on pääoven vieressä ja käytössä ympäri vuorokauden.',
}
