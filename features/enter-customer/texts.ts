import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Omat tiedot',
  intro: 'Täytä vielä yhteystietosi.',
  requiredNote: 'Tähdellä (*) merkityt tiedot ovat pakollisia.',
  saving: 'Tallennetaan tietoja…',
  saved: 'Tallennettu',
  saveFailed: 'Tietojen tallentaminen epäonnistui.',
  privacy:
    'Käytämme tietojasi varauksen hoitamiseen ja siihen liittyvään yhteydenpitoon. Emme käytä niitä suoramarkkinointiin.',
  noPrepayment: 'Maksat vasta toimipisteessä, ellet maksa jo nyt kortilla tai huoltotilillä.',
  orderTitle: 'Varauksesi',
  chosenTime: 'Valittu aika',
  lead: 'Aikatiedustelu',
  leadDay: 'Toivottu päivä',
  timeLost: 'Aika ei ole enää varattuna sinulle. Valitse aika uudelleen. Muut tietosi ovat tallessa.',
  submit: 'Lähetä varaus',
  submitLead: 'Lähetä aikatiedustelu',
  submitting: 'Lähetetään varausta…',
  submittingLead: 'Lähetetään aikatiedustelua…',
  submitDisabled: 'Puuttuu vielä: {fields}',
  asking: 'Varmistamme, menikö varaus perille…',
  askingLead: 'Varmistamme, menikö aikatiedustelu perille…',
  askAgain: 'Varmista uudelleen',
  unsure: 'Emme vielä tiedä, menikö varaus perille.',
  unsureLead: 'Emme vielä tiedä, menikö aikatiedustelu perille.',
  unsureHelp:
    'Yhteys katkesi, ennen kuin saimme vastauksen. Voit varmistaa asian turvallisesti: toista varausta ei synny. Tietosi ovat tallessa, ja voit muuttaa niitä, kun asia on selvinnyt.',
  bookingSaveFailed: 'Ajanvarauspyynnön tallentaminen epäonnistui.',
  bookingSaveFailedHelp: 'Tietosi ovat tallessa. Yritä hetken kuluttua uudelleen.',
})
