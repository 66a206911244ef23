import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  bookingSaved: 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.',
  timeLost: 'Aika ei ole enää varattuna sinulle. Valitse aika uudelleen.',
  timeLostKept: 'Aika ei ole enää varattuna sinulle. Valitse aika uudelleen. Muut tietosi ovat tallessa.',
  bookingSaveFailed: 'Ajanvarauspyynnön tallentaminen epäonnistui.',
  unsure:
    'Emme saaneet selville, menikö varaus perille. Katso sähköpostistasi, onko tilausvahvistus tullut, ennen kuin varaat uudelleen.',
  title: 'Aika on varattu sinulle',
  titleOrder: 'Tilaus on tehty ja aika on varattu sinulle',
  titleLead: 'Aikatiedustelu on lähetetty',
  textLead: 'Otamme sinuun yhteyttä mahdollisimman pian ja sovimme sinulle sopivan ajan.',
  emailSentTo: 'Lähetämme vahvistuksen osoitteeseen {email}.',
  changeLink: 'Lähetä muutos- tai peruutuspyyntö',
  manage: 'Siirrä tai peruuta varaus',
  manageLead: 'Muuta tai peruuta aikatiedustelu',
  newBooking: 'Tee uusi varaus',
  newRequest: 'Tee uusi pyyntö',
  calendarFile: 'Lisää kalenteriin',
  calendarFailed: 'Kalenteritiedoston luominen epäonnistui. Yritä uudelleen.',
  print: 'Tulosta varauksen tiedot',
  printLead: 'Tulosta aikatiedustelun tiedot',
  printRequest: 'Tulosta pyynnön tiedot',
})
