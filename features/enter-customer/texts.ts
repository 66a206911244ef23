import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Omat tiedot',
  intro: 'Täytä vielä yhteystietosi. Lähetämme tilausvahvistuksen antamaasi sähköpostiosoitteeseen.',
  requiredNote: 'Tähdellä (*) merkityt tiedot ovat pakollisia.',
  saving: 'Tallennetaan tietoja…',
  saved: 'Tallennettu',
  saveFailed: 'Tietojen tallentaminen epäonnistui.',
  privacy:
    'Käytämme tietojasi varauksen hoitamiseen ja siihen liittyvään yhteydenpitoon. Emme käytä niitä suoramarkkinointiin.',
  noPrepayment: 'Et maksa mitään ennakkoon. Maksat palvelut toimipisteessä.',
  orderTitle: 'Varauksesi',
  timeLost: 'Varausaikasi päättyi. Valitse aika uudelleen, muut tietosi ovat tallessa.',
  submit: 'Lähetä varaus',
  submitLead: 'Lähetä aikatiedustelu',
  submitting: 'Lähetetään varausta…',
  submittingLead: 'Lähetetään aikatiedustelua…',
  submitDisabled: 'Täytä pakolliset tiedot, niin voit lähettää varauksen. {fields}',
  submitDisabledLead: 'Täytä pakolliset tiedot, niin voit lähettää aikatiedustelun. {fields}',
  asking: 'Varmistamme, menikö varaus perille…',
  askingLead: 'Varmistamme, menikö aikatiedustelu perille…',
  askAgain: 'Varmista uudelleen',
  unsure: 'Emme vielä tiedä, menikö varaus perille.',
  unsureLead: 'Emme vielä tiedä, menikö aikatiedustelu perille.',
  unsureHelp:
    'Yhteys katkesi ennen kuin saimme vastauksen. Varmista uudelleen: se ei tee toista varausta. Tietosi ovat tallessa, ja voit muuttaa niitä, kun asia on selvinnyt.',
  bookingSaveFailed: 'Ajanvarauspyynnön tallentaminen epäonnistui.',
  bookingSaveFailedHelp: 'Tietosi ovat tallessa. Yritä hetken kuluttua uudelleen.',
})
