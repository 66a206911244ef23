/** The walks through the application, each written once for every engine. */
import type { Place, Visit } from './visit'

const next = ['button', 'Jatka'] as const

/** The form for requests. The form that opens a booking, beside it, has a register number too. */
const REQUEST = 'Ei varaustunnusta? Lähetä pyyntö'

/** The question before a booking is moved. */
const MOVE_DIALOG = 'Haluatko vaihtaa ajan?'

const sees = (visit: Visit, heading: string | RegExp): Promise<void> => visit.sees('heading', heading)

/** A maintenance booking from the first step to the receipt. */
export async function maintenance(visit: Visit): Promise<void> {
  await visit.open('/')
  await books(visit)
}

/** The same booking in the page of another site, which scrolls to each step. */
export async function embedded(visit: Visit, site: string): Promise<void> {
  await visit.open(`${site}/?process=MAINTENANCE`)
  const inside = await visit.enters(FRAME)
  await books(inside)
}

/** Expression of the element's frame. */
const FRAME = "document.querySelector('huolto-varaus').shadowRoot.querySelector('iframe')"

async function books(visit: Visit): Promise<void> {
  await vehicle(visit, '84500')
  // The cards are grouped by their first free day as soon as it is known.
  await workplace(visit, ['heading', /^\S+tai \d|^keskiviikko \d/])
  await sees(visit, 'Valitse palvelut')
  await visit.press('checkbox', 'Perushuolto (öljynvaihtohuolto)')
  await visit.reads('Perushuolto', 'region', 'Valitut palvelut')
  await visit.looks('Valitse palvelut')
  await visit.press(...next)
  await time(visit)
  await customer(visit)
}

/** The change request: a form with a native list, a date picker and a message, then its confirmation. */
export async function changeRequest(visit: Visit): Promise<void> {
  await visit.open('/peruutus')
  await visit.reads('Tähdellä', 'form', REQUEST)
  await visit.chooses('Toimipiste', 'Turku Länsikeskus')
  await visit.fill('Rekisterinumero', 'klm-482', REQUEST)
  await visit.looks('change request')
  // The date picker takes the focus, fits the window, and gives the focus back.
  const pick = ['button', /^Valitse päivä kalenterista/] as const
  await visit.press(...pick)
  await visit.seesFocused('button', /^Tänään, /)
  await visit.sees('dialog', 'Valitse päivä kalenterista')
  await visit.looks('date picker')
  await visit.key('escape')
  await visit.seesFocused(...pick)
  await visit.press(...pick)
  await visit.press('button', /^Tänään, /)
  await visit.seesFocused(...pick)
  await visit.fill('Nimi', 'Aino Lehtonen')
  await visit.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visit.press('button', 'Lähetä pyyntö')
  await visit.seesFocused('heading', 'Muutos/Peruutuspyyntö lähetetty')
  await visit.looks('change request sent')
}

/** The change request with a typed date, which the form completes and reads back in words. */
export async function typedDate(visit: Visit): Promise<void> {
  await visit.open('/peruutus')
  await visit.chooses('Toimipiste', 'Turku Länsikeskus')
  await visit.fill('Rekisterinumero', 'klm-482', REQUEST)
  await visit.fill('Varattu huoltopäivä', '17.9.2030')
  await visit.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visit.looks('typed date')
  await visit.press('button', 'Lähetä pyyntö')
  await visit.seesFocused('heading', 'Muutos/Peruutuspyyntö lähetetty')
}

/** An enquiry instead of a time. The page is left and restored on the way, and printed at the end. */
export async function enquiry(visit: Visit): Promise<void> {
  await visit.open('/')
  await vehicle(visit, '84500')
  await workplace(visit, ['heading', /^\S+tai \d|^keskiviikko \d/])
  await sees(visit, 'Valitse palvelut')
  await visit.press('checkbox', 'Perushuolto (öljynvaihtohuolto)')
  await visit.reads('1 palvelu', 'region', 'Varauksesi')
  await visit.press(...next)
  await sees(visit, 'Varaa aika')
  await visit.press('button', 'Lähetä aikatiedustelu')
  await visit.seesFocused('heading', 'Aikatiedustelu')
  await visit.press('button', 'Seuraava kuukausi')
  await visit.press('button', /^tiistai (9|1\d|2[0-2])\./)
  await visit.looks('Aikatiedustelu')
  await visit.press(...next)
  await sees(visit, 'Omat tiedot')
  await visit.leavesAndReturns()
  await fillsCustomer(visit)
  await visit.press('button', 'Lähetä aikatiedustelu')
  await sees(visit, /^Aikatiedustelu on lähetetty/)
  await visit.looks('enquiry sent')
  await visit.looksPrinted('enquiry sent')
}

/** A booking opened by its confirmation's link: moved to another time and cancelled, each after a dialog. */
export async function bookingLink(visit: Visit, bookingKey: string): Promise<void> {
  await visit.open(`/peruutus#varaus=${encodeURIComponent(bookingKey)}`)
  await visit.fill('Rekisterinumero', 'abc-123')
  await visit.looks('link')
  await visit.press('button', 'Avaa varaus')
  await visit.seesFocused('heading', 'Varauksesi')
  await visit.looks('booking')
  await visit.press('button', 'Vaihda aika')
  await sees(visit, 'Varaa aika')
  await choosesTime(visit)
  await visit.looks('move')
  await visit.press(...next)
  await visit.seesFocused('dialog', /^Haluatko vaihtaa ajan\?/)
  await visit.looks('dialog')
  await visit.key('escape')
  await visit.seesFocused(...next)
  await visit.press(...next)
  await visit.press('button', 'Vaihda aika', MOVE_DIALOG)
  await visit.seesFocused('heading', /^Varauksesi on siirretty\./)
  await visit.press('button', 'Peruuta varaus')
  await visit.press('button', 'Peruuta varaus', 'Haluatko peruuttaa varauksen?')
  await visit.seesFocused('heading', 'Varauksesi on peruutettu.')
  await visit.looks('cancelled')
}

/**
 * Extra work of the demo, opened by its ticket's link. The answer is not sent, because each ticket takes one and all
 * engines open the same.
 */
export async function extraWork(visit: Visit): Promise<void> {
  await visit.open('/peruutus?ticket=LISATYO-4K8P')
  await sees(visit, 'Autostasi löytyi lisätyötä')
  await visit.looks('extra work')
  await visit.press('button', 'Lähetä vastaus')
  await visit.seesFocused('radio', 'Hyväksy')
  await visit.looks('extra work without an answer')
}

/** A tire change from the first step to the receipt. */
export async function tireChange(visit: Visit): Promise<void> {
  await visit.open('/renkaanvaihto')
  await vehicle(visit)
  await workplace(visit, ['button', /^Valitse /])
  await sees(visit, 'Rengaspalvelut')
  await visit.press('radio', /Vain renkaiden kausivaihto/)
  await visit.reads('henkilöauto', 'region', 'Valitut palvelut')
  await visit.looks('Rengaspalvelut')
  await visit.press(...next)
  await time(visit)
  await customer(visit)
}

async function vehicle(visit: Visit, kilometers?: string): Promise<void> {
  await sees(visit, 'Ajoneuvon tiedot')
  await visit.looks('Ajoneuvon tiedot')
  await visit.fill('Rekisterinumero', 'abc-123')
  if (kilometers) await visit.fill('Mittarilukema', kilometers)
  await visit.press(...next)
}

/** Chooses a workplace after the list is complete. */
async function workplace(visit: Visit, complete: Place): Promise<void> {
  await sees(visit, 'Valitse toimipiste')
  await visit.sees(...complete)
  await visit.looks('Valitse toimipiste')
  await visit.press('button', 'Valitse Helsinki Roihupelto')
}

async function time(visit: Visit): Promise<void> {
  await sees(visit, 'Varaa aika')
  await choosesTime(visit)
  await visit.looks('Varaa aika')
  await visit.press(...next)
}

/** Chooses the first time of the first day that has any. Days that are booked as a whole can precede it. */
async function choosesTime(visit: Visit): Promise<void> {
  await visit.press('button', /, \d+ vapaa/)
  await visit.press('button', /^Valitse aika klo /)
}

async function fillsCustomer(visit: Visit): Promise<void> {
  await visit.fill('Etunimi', 'Aino')
  await visit.fill('Sukunimi', 'Lehtonen')
  await visit.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visit.fill('Puhelinnumero', '0401234567')
}

async function customer(visit: Visit): Promise<void> {
  await sees(visit, 'Omat tiedot')
  await fillsCustomer(visit)
  await visit.looks('Omat tiedot')
  await visit.press('button', 'Lähetä varaus')
  await sees(visit, /^Aika on varattu sinulle/)
  await visit.looks('Kiitos')
}
