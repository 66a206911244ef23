/** The walks through the application, each written once for every engine. */
import type { Target, EngineVisitor } from './engine-visitor'

const next = ['button', 'Jatka'] as const

/** The form for requests. The form that opens a booking, beside it, has a register number too. */
const REQUEST = 'Ei varaustunnusta? Lähetä pyyntö'

/** The question before a booking is moved. */
const MOVE_DIALOG = 'Haluatko vaihtaa ajan?'

const sees = (visitor: EngineVisitor, heading: string | RegExp): Promise<void> => visitor.sees('heading', heading)

/** A maintenance booking from the first step to the receipt. */
export async function maintenance(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/')
  await books(visitor)
}

/** The same booking in the page of another site, which scrolls to each step. */
export async function embedded(visitor: EngineVisitor, site: string): Promise<void> {
  await visitor.open(`${site}/?process=MAINTENANCE`)
  const inside = await visitor.enters(FRAME)
  await books(inside)
}

/** Expression of the element's frame. */
const FRAME = "document.querySelector('huolto-varaus').shadowRoot.querySelector('iframe')"

async function books(visitor: EngineVisitor): Promise<void> {
  await vehicle(visitor, '84500')
  // The cards are grouped by their first free day as soon as it is known.
  await workplace(visitor, ['heading', /^\S+tai \d|^keskiviikko \d/])
  await sees(visitor, 'Valitse palvelut')
  await visitor.press('checkbox', 'Perushuolto (öljynvaihtohuolto)')
  await visitor.reads('Perushuolto', 'region', 'Valitut palvelut')
  await visitor.looks('Valitse palvelut')
  await visitor.press(...next)
  await time(visitor)
  await customer(visitor)
}

/** The change request: a form with a native list, a date picker and a message, then its confirmation. */
export async function changeRequest(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/peruutus')
  await visitor.reads('Tähdellä', 'form', REQUEST)
  await visitor.chooses('Toimipiste', 'Turku Länsikeskus')
  await visitor.fill('Rekisterinumero', 'klm-482', REQUEST)
  await visitor.looks('change request')
  // The date picker takes the focus, fits the window, and gives the focus back.
  const pick = ['button', /^Valitse päivä kalenterista/] as const
  await visitor.press(...pick)
  await visitor.seesFocused('button', /^Tänään, /)
  await visitor.sees('dialog', 'Valitse päivä kalenterista')
  await visitor.looks('date picker')
  await visitor.key('escape')
  await visitor.seesFocused(...pick)
  await visitor.press(...pick)
  await visitor.press('button', /^Tänään, /)
  await visitor.seesFocused(...pick)
  await visitor.fill('Nimi', 'Aino Lehtonen')
  await visitor.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visitor.press('button', 'Lähetä pyyntö')
  await visitor.seesFocused('heading', 'Muutos/Peruutuspyyntö lähetetty')
  await visitor.looks('change request sent')
}

/** The change request with a typed date, which the form completes and reads back in words. */
export async function typedDate(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/peruutus')
  await visitor.chooses('Toimipiste', 'Turku Länsikeskus')
  await visitor.fill('Rekisterinumero', 'klm-482', REQUEST)
  await visitor.fill('Varattu huoltopäivä', '17.9.2030')
  await visitor.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visitor.looks('typed date')
  await visitor.press('button', 'Lähetä pyyntö')
  await visitor.seesFocused('heading', 'Muutos/Peruutuspyyntö lähetetty')
}

/** An enquiry instead of a time. The page is left and restored on the way, and printed at the end. */
export async function enquiry(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/')
  await vehicle(visitor, '84500')
  await workplace(visitor, ['heading', /^\S+tai \d|^keskiviikko \d/])
  await sees(visitor, 'Valitse palvelut')
  await visitor.press('checkbox', 'Perushuolto (öljynvaihtohuolto)')
  await visitor.reads('1 palvelu', 'region', 'Varauksesi')
  await visitor.press(...next)
  await sees(visitor, 'Varaa aika')
  await visitor.press('button', 'Lähetä aikatiedustelu')
  await visitor.seesFocused('heading', 'Aikatiedustelu')
  await visitor.press('button', 'Seuraava kuukausi')
  await visitor.press('button', /^tiistai (9|1\d|2[0-2])\./)
  await visitor.looks('Aikatiedustelu')
  await visitor.press(...next)
  await sees(visitor, 'Omat tiedot')
  await visitor.leavesAndReturns()
  await fillsCustomer(visitor)
  await visitor.press('button', 'Lähetä aikatiedustelu')
  await sees(visitor, /^Aikatiedustelu on lähetetty/)
  await visitor.looks('enquiry sent')
  await visitor.looksPrinted('enquiry sent')
}

/** A booking opened by its confirmation's link: moved to another time and cancelled, each after a dialog. */
export async function bookingLink(visitor: EngineVisitor, bookingKey: string): Promise<void> {
  await visitor.open(`/peruutus#varaus=${encodeURIComponent(bookingKey)}`)
  await visitor.fill('Rekisterinumero', 'abc-123')
  await visitor.looks('link')
  await visitor.press('button', 'Avaa varaus')
  await visitor.seesFocused('heading', 'Varauksesi')
  await visitor.looks('booking')
  await visitor.press('button', 'Vaihda aika')
  await sees(visitor, 'Varaa aika')
  await choosesTime(visitor)
  await visitor.looks('move')
  await visitor.press(...next)
  await visitor.seesFocused('dialog', /^Haluatko vaihtaa ajan\?/)
  await visitor.looks('dialog')
  await visitor.key('escape')
  await visitor.seesFocused(...next)
  await visitor.press(...next)
  await visitor.press('button', 'Vaihda aika', MOVE_DIALOG)
  await visitor.seesFocused('heading', /^Varauksesi on siirretty\./)
  await visitor.press('button', 'Peruuta varaus')
  await visitor.press('button', 'Peruuta varaus', 'Haluatko peruuttaa varauksen?')
  await visitor.seesFocused('heading', 'Varauksesi on peruutettu.')
  await visitor.looks('cancelled')
}

/**
 * Extra work of the demo, opened by its ticket's link. The answer is not sent, because each ticket takes one and all
 * engines open the same.
 */
export async function extraWork(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/peruutus?ticket=LISATYO-4K8P')
  await sees(visitor, 'Autostasi löytyi lisätyötä')
  await visitor.looks('extra work')
  await visitor.press('button', 'Lähetä vastaus')
  await visitor.seesFocused('radio', 'Hyväksy')
  await visitor.looks('extra work without an answer')
}

/** A tire change from the first step to the receipt. */
export async function tireChange(visitor: EngineVisitor): Promise<void> {
  await visitor.open('/renkaanvaihto')
  await vehicle(visitor)
  await workplace(visitor, ['button', /^Valitse /])
  await sees(visitor, 'Rengaspalvelut')
  await visitor.press('radio', /Vain renkaiden kausivaihto/)
  await visitor.reads('henkilöauto', 'region', 'Valitut palvelut')
  await visitor.looks('Rengaspalvelut')
  await visitor.press(...next)
  await time(visitor)
  await customer(visitor)
}

async function vehicle(visitor: EngineVisitor, kilometers?: string): Promise<void> {
  await sees(visitor, 'Ajoneuvon tiedot')
  await visitor.looks('Ajoneuvon tiedot')
  await visitor.fill('Rekisterinumero', 'abc-123')
  if (kilometers) await visitor.fill('Mittarilukema', kilometers)
  await visitor.press(...next)
}

/** Chooses a workplace after the list is complete. */
async function workplace(visitor: EngineVisitor, complete: Target): Promise<void> {
  await sees(visitor, 'Valitse toimipiste')
  await visitor.sees(...complete)
  await visitor.looks('Valitse toimipiste')
  await visitor.press('button', 'Valitse Helsinki Roihupelto')
}

async function time(visitor: EngineVisitor): Promise<void> {
  await sees(visitor, 'Varaa aika')
  await choosesTime(visitor)
  await visitor.looks('Varaa aika')
  await visitor.press(...next)
}

/** Chooses the first time of the first day that has any. Days that are booked as a whole can precede it. */
async function choosesTime(visitor: EngineVisitor): Promise<void> {
  await visitor.press('button', /, \d+ vapaa/)
  await visitor.press('button', /^Valitse aika klo /)
}

async function fillsCustomer(visitor: EngineVisitor): Promise<void> {
  await visitor.fill('Etunimi', 'Aino')
  await visitor.fill('Sukunimi', 'Lehtonen')
  await visitor.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visitor.fill('Puhelinnumero', '0401234567')
}

async function customer(visitor: EngineVisitor): Promise<void> {
  await sees(visitor, 'Omat tiedot')
  await fillsCustomer(visitor)
  await visitor.looks('Omat tiedot')
  await visitor.press('button', 'Lähetä varaus')
  await sees(visitor, /^Aika on varattu sinulle/)
  await visitor.looks('Kiitos')
}
