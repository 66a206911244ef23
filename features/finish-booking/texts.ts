import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  bookingSaved: 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.',
  bookingSaveFailed: 'Ajanvarauspyynnön tallentaminen epäonnistui.',
  unsure:
    'Emme saaneet selville, menikö varaus perille. Katso sähköpostistasi, onko tilausvahvistus tullut, ennen kuin varaat uudelleen.',
  title: 'Kiitos varauksestasi!',
  titleLead: 'Kiitos aikatiedustelustasi!',
  textLead: 'Otamme sinuun yhteyttä mahdollisimman pian ja sovimme sinulle sopivan ajan.',
  emailSentTo: 'Lähetämme vahvistuksen osoitteeseen {email}.',
  nextTitle: 'Mitä seuraavaksi?',
  arrive: 'Saavu toimipisteeseen sovittuna aikana.',
  change: 'Jos haluat muuttaa varausta tai perua sen, lähetä meille pyyntö.',
  changeLink: 'Lähetä muutos- tai peruutuspyyntö',
  manage: 'Voit siirtää varausta tai peruuttaa sen. Tarvitset auton rekisterinumeron.',
  manageLink: 'Avaa varaus',
  newBooking: 'Tee uusi varaus',
  calendarFile: 'Lisää kalenteriin',
  calendarFailed: 'Kalenteritiedoston luominen epäonnistui. Yritä uudelleen.',
  print: 'Tulosta varauksen tiedot',
})
