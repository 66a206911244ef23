/** Texts that a chain sets for its workshops. All inherit those of workshop 1. */
export const infoTexts: Readonly<Record<string, string>> = {
  maintenanceProcessInfo:
    'Varaa autollesi aika huoltoon muutamassa minuutissa. Anna rekisterinumero ja kilometrilukema, valitse toimipiste ja tarvitsemasi palvelut sekä sinulle sopiva aika. Saat varauksesta vahvistuksen sähköpostiisi. Jos asiasi on kiireellinen, voit aukioloaikoina tulla myös suoraan toimipisteeseen.',
  tireChangeProcessInfo:
    'Varaa aika renkaiden kausivaihtoon tai rengashotelliin. Voit tuoda renkaat mukanasi tai jättää ne meille säilytykseen. Talvirenkaita on käytettävä marraskuun alusta maaliskuun loppuun, jos sää tai keli sitä edellyttää, joten varaa aikasi ajoissa.',
  cancelFormInfo:
    'Voit pyytää varauksesi siirtämistä tai peruuttamista tällä lomakkeella. Täytä tiedot samoin kuin tilausvahvistuksessa. Käsittelemme pyynnöt arkisin klo 8–16. Jos varattuun aikaan on alle vuorokausi, muuta varausta itse sen varaustunnuksella.',
}

export const organizationInfo = {
  default:
    'Tuo auto huoltoon varatun ajan alkaessa. Ota mukaan huoltokirja ja rengaslukkojen avain. Sijaisauton voit varata lisäpalveluista.',
  keyLocker:
    'Toimipisteessämme on avainlokero pääoven vieressä. Voit jättää ja noutaa avaimet mihin vuorokaudenaikaan tahansa.',
}
