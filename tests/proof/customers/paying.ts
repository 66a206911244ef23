/** Acts of the customer step: the details, and the ways of paying at the card provider and the bank. */
import { PERSONS } from '#tests/fixtures/credit-application'
import { pressAtProvider } from '../../harness/visitors/card-payer'
import { BUTTON, CHOICE, named, press, seen, settled, textOf, tick, write } from './hands'
import type { Payment } from './plan'
import type { Story } from './story'
import { atCustomer } from './timing'
import type { Tab, World } from './world'

export async function giveDetails(email: string, story: Story): Promise<void> {
  await write(/^Etunimi/, 'Maija')
  await write(/^Sukunimi/, 'Meikäläinen')
  await write(/^Sähköposti/, email)
  await write(/^Puhelinnumero/, '040 123 4567')
  await write(/^Katuosoite/, 'Testikatu 1')
  await write(/^Postinumero/, '00100')
  await write(/^Postitoimipaikka/, 'Helsinki')
  story.say(`Täyttää yhteystietonsa, sähköposti ${email}`)
  story.chosen.email = email
  await settled()
}

const centsIn = (text: string): number => {
  const [, euros = '', cents = ''] = /([\d\s]+),(\d\d)\s€/.exec(text) ?? []
  return Number(euros.replaceAll(/\s/g, '') + cents)
}

const OUTCOMES = { booked: 'approved', frozen: 'pending', denied: 'none' } as const
type Outcome = keyof typeof OUTCOMES

/** Pays. Resolves to the tab in which the customer goes on, since a redirect to another site closes the page. */
export async function pay(payment: Payment, tab: Tab, world: World, story: Story): Promise<Tab> {
  await settled()
  if (payment === 'card' || payment === 'cardGivenUp') return payByCard(payment === 'card', tab, world, story)
  if (payment === 'approved') return apply(PERSONS.booked, 'booked', tab, story)
  if (payment === 'denied') return apply(PERSONS.denied, 'denied', tab, story)
  if (payment === 'frozen') return apply(PERSONS.frozen, 'frozen', tab, story)
  return sign(payment === 'signed', tab, world, story)
}

async function payByCard(isPaid: boolean, tab: Tab, world: World, story: Story): Promise<Tab> {
  const [card] = named(CHOICE, /^Maksa( erotus)? kortilla/)
  if (!card) {
    story.say('Ei voi maksaa kortilla')
    return tab
  }
  await tick(/^Maksa( erotus)? kortilla/)
  const button = await seen('Siirry maksamaan', () => named(BUTTON, /^Siirry maksamaan/)[0])
  const sum = textOf(button)
  await press(/^Siirry maksamaan/)
  const page = await seen('the page of the provider', () => tab.left.at(-1))
  const back = await pressAtProvider(world.db(), page, isPaid ? 'BOOKED' : 'DENIED')
  story.say(isPaid ? `Maksaa kortilla ${sum.replace('Siirry maksamaan ', '')}` : 'Peruu maksun maksupalvelussa')
  if (isPaid) story.chosen.paidCents += centsIn(sum)
  return comeBack(back, tab, world)
}

async function comeBack(back: URL, tab: Tab, world: World): Promise<Tab> {
  tab.close()
  const next = await world.open(back.pathname + back.search)
  await atCustomer()
  return next
}

/** Opens the form and sends the application. Resolves to false if no credit is offered. */
async function send(person: string): Promise<boolean> {
  const [credit] = named(CHOICE, /^Maksa huoltotilillä/)
  if (!credit) return false
  await tick(/^Maksa huoltotilillä/)
  await seen('the form', () => named(CHOICE, 'Minulla on jo huoltotili')[0])
  await write(/^Henkilötunnus/, person)
  await press('Hae huoltotiliä')
  return true
}

async function apply(person: string, outcome: Outcome, tab: Tab, story: Story): Promise<Tab> {
  if (!(await send(person))) {
    story.say('Ei voi hakea huoltotiliä')
    return tab
  }
  story.say(`Hakee huoltotiliä: ${{ booked: 'hyväksytään', denied: 'hylätään', frozen: 'jää käsittelyyn' }[outcome]}`)
  story.chosen.credit = OUTCOMES[outcome]
  await seen('the answer of the bank', () =>
    /Huoltotili on vahvistettu|Huoltotilin haku epäonnistui|Hakemuksesi on käsittelyssä|Hakemusta ei hyväksytty/.test(
      document.body.textContent,
    ),
  )
  await settled()
  return tab
}

async function sign(isSigned: boolean, tab: Tab, world: World, story: Story): Promise<Tab> {
  if (!(await send(PERSONS.accepted))) {
    story.say('Ei voi hakea huoltotiliä')
    return tab
  }
  const page = await seen('the page of the bank', () => tab.left.at(-1))
  const back = await pressAtProvider(world.db(), page, isSigned ? 'BOOKED' : 'DENIED')
  story.say(isSigned ? 'Allekirjoittaa luottosopimuksen pankissa' : 'Hylkää luottosopimuksen pankissa')
  story.chosen.credit = isSigned ? 'approved' : 'none'
  return comeBack(back, tab, world)
}
