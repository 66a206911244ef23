import { next, sees, type Scene, type SceneVisitor } from '../scene'
import { SERVICE } from './choose-services'
import { fillsIn } from './enter-customer'

const chain = 'whole'
/** A workshop that fetches cars and has replacement cars. */
const ESPOO = { organizationId: 2 }

/** Orders all that one visit may have: services, a replacement car, a code, needs and a message. */
async function orders(visitor: SceneVisitor): Promise<void> {
  await visitor.startsAt('SERVICES', ESPOO)
  await sees(visitor, 'services')
  for (const service of [SERVICE, 'Sijaisauto (per päivä)', 'Sisä- ja ulkopuhdistus', 'Ulkopesu'])
    await visitor.press('checkbox', service)
  for (const choice of ['Automaattivaihteisto', 'Harjapesu']) await visitor.press('radio', choice)
  await visitor.fill('Kuvaus korjaustarpeesta', 'Jarrut vinkuvat kylmällä, etenkin oikea etupyörä')
  await visitor.press('button', 'Lisää korjaustarve')
  await visitor.sees('button', /^Poista korjaustarve/)
  await visitor.fill('Viesti toimipisteelle', 'Olen puhelimessa tavoitettavissa klo 12 jälkeen.')
  await visitor.fill('Etukoodi', 'HUOLTO10')
  await visitor.press('button', 'Tallenna')
  await visitor.sees('button', 'Poista etukoodi')
}

/** Chooses a time, and has the car fetched. */
async function choosesTime(visitor: SceneVisitor): Promise<void> {
  await orders(visitor)
  await next(visitor)
  await sees(visitor, 'time')
  await visitor.press('button', /^Valitse aika klo /)
  await visitor.press('checkbox', 'Haemme autosi ja tuomme sen takaisin')
  await visitor.fill('Nouto-osoite', 'Testikatu 1, 00100 Helsinki')
}

async function atCustomer(visitor: SceneVisitor): Promise<void> {
  await choosesTime(visitor)
  await next(visitor)
  await sees(visitor, 'customer')
  await fillsIn(visitor)
  await visitor.press('checkbox', /^Haluan, että työ aloitetaan/)
}

export async function sendsEverything(visitor: SceneVisitor): Promise<void> {
  await atCustomer(visitor)
  await visitor.press('button', 'Lähetä varaus')
  await visitor.sees('heading', /^Aika on varattu/)
}

/** Each step with everything that a chain may switch on and a visitor may choose. */
export const everything: readonly Scene[] = [
  { slice: 'choose-services', chain, rows: ['SV-13'], name: 'everything chosen', play: orders },
  { slice: 'arrange-visit', chain, rows: ['PU-01'], name: 'everything chosen', play: choosesTime },
  { slice: 'enter-customer', chain, rows: ['LW-03'], name: 'everything chosen', play: atCustomer },
  { slice: 'finish-booking', chain, rows: ['CU-04'], name: 'the ticket of everything', play: sendsEverything },
]
