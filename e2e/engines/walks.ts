/** The walks through the application, each written once for every engine. */
import type { Visit } from './visit'

const next = ['button', 'Jatka'] as const

const sees = (visit: Visit, heading: string): Promise<void> => visit.sees('heading', heading)

/** A maintenance booking from the first step to the receipt. */
export async function maintenance(visit: Visit): Promise<void> {
  await visit.open('/')
  await vehicle(visit, '84500')
  await workplace(visit)
  await sees(visit, 'Valitse palvelut')
  await visit.sees('checkbox', 'Perushuolto (öljynvaihtohuolto)')
  await visit.looks('Valitse palvelut')
  await visit.press('checkbox', 'Perushuolto (öljynvaihtohuolto)')
  await visit.press(...next)
  await time(visit)
  await customer(visit)
}

/** A tire change from the first step to the receipt. */
export async function tireChange(visit: Visit): Promise<void> {
  await visit.open('/renkaanvaihto')
  await vehicle(visit)
  await workplace(visit)
  await sees(visit, 'Rengaspalvelut')
  await visit.sees('radio', /Vain renkaiden kausivaihto/)
  await visit.looks('Rengaspalvelut')
  await visit.press('radio', /Vain renkaiden kausivaihto/)
  await visit.press(...next)
  await time(visit)
  await customer(visit)
}

async function vehicle(visit: Visit, kilometers?: string): Promise<void> {
  await sees(visit, 'Ajoneuvon tiedot')
  await visit.looks('Ajoneuvon tiedot')
  await visit.fill('Rekisterinumero', 'abc-123')
  if (kilometers) await visit.fill('Kilometrilukema', kilometers)
  await visit.press(...next)
}

async function workplace(visit: Visit): Promise<void> {
  await sees(visit, 'Valitse toimipiste')
  await visit.sees('button', /^Valitse .*$/)
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
export async function choosesTime(visit: Visit): Promise<void> {
  await visit.press('button', /, \d+ vapaa[^,]*$/)
  await visit.press('button', /^Valitse aika klo /)
}

async function customer(visit: Visit): Promise<void> {
  await sees(visit, 'Omat tiedot')
  await visit.fill('Etunimi', 'Aino')
  await visit.fill('Sukunimi', 'Lehtonen')
  await visit.fill('Sähköposti', 'aino.lehtonen@example.fi')
  await visit.fill('Puhelinnumero', '0401234567')
  await visit.looks('Omat tiedot')
  await visit.press('button', 'Lähetä varaus')
  await sees(visit, 'Kiitos varauksestasi!')
  await visit.looks('Kiitos varauksestasi!')
}
