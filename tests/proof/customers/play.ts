/** Plays a plan through the rendered screens, and keeps the text of each surface. */
import {
  addNeed,
  changeCode,
  changeTires,
  chooseWorkshop,
  describeCar,
  tellContract,
  toggle,
  toTime,
  writeNotes,
} from './choosing'
import { atStep, BUTTON, CHOICE, click, named, press, seen, settled, textOf, write } from './hands'
import { giveDetails, pay } from './paying'
import type { Plan, Turn } from './plan'
import type { Story } from './story'
import { atCustomer, chooseTime } from './timing'
import type { Tab, World } from './world'
import { deskSurfaces, mailSurfaces } from './surfaces'

const main = (): string => textOf(document.querySelector('main'))
const says = (text: string | RegExp) => () => (typeof text === 'string' ? main().includes(text) : text.test(main()))

/** Books as planned, then does what is planned for later. */
export async function play(plan: Plan, world: World, story: Story): Promise<void> {
  let tab = await world.open(`/${plan.process}`)
  await describeCar(plan, story)
  await chooseWorkshop(plan.workshop, story)
  if (plan.process === 'huolto') await orderWork(plan, story)
  else await changeTires(plan.plate, story)
  await toTime(story)
  await chooseTime(plan.time, story, atCustomer)
  await giveDetails(`asiakas.${plan.seed}@example.fi`, story)
  for (const turn of plan.turns) tab = await take(turn, plan, tab, world, story)
  await sendBooking(story)
  const link = named('a[href]', /^(Siirrä tai peruuta varaus|Muuta tai peruuta aikatiedustelu)$/)[0]?.getAttribute(
    'href',
  )
  await mailSurfaces(world, story, 'Mail')
  await deskSurfaces(world, story)
  tab.close()
  await openBooking(link ?? '', plan, world, story)
  if (/move/i.test(plan.after)) await move(plan, world, story)
  if (/cancel/i.test(plan.after)) await cancel(world, story)
  if (plan.opensAgain && story.chosen.isCancelled) await openCancelled(link ?? '', plan, world, story)
}

async function orderWork(plan: Plan, story: Story): Promise<void> {
  for (const service of plan.services) await toggle(service, story)
  for (const symptom of plan.symptoms) await addNeed(symptom, story)
  if (plan.notes !== null) await writeNotes(plan.notes, story)
  if (plan.hasContract) await tellContract(story)
  if (plan.code !== null) await changeCode(plan.code, story)
}

const isTurnOfStep = (turn: Turn): turn is 'time' | 'services' | 'code' | 'need' | 'workshop' | 'noLocker' =>
  ['time', 'services', 'code', 'need', 'workshop', 'noLocker'].includes(turn)

/** A change of mind at the customer step, or a payment. Comes back to that step. */
async function take(turn: Turn, plan: Plan, tab: Tab, world: World, story: Story): Promise<Tab> {
  const { later } = plan
  if (!isTurnOfStep(turn)) return pay(turn, tab, world, story)
  if (turn === 'time' || turn === 'noLocker') {
    await press(/^(Vaihda aika|Muuta aikatiedustelua|Muokkaa: Aika)$/)
    story.say('Palaa ajan valintaan')
    await atStep(/^Varaa aika|^Aikatiedustelu/)
    await chooseTime(turn === 'time' ? later.time : { ...plan.time, hasLocker: false }, story, atCustomer)
    return tab
  }
  await press(/^(Luovu ajasta|Peruuta aikatiedustelu)$/)
  await seen('the question', () => document.querySelector('dialog[open]'))
  await press(/^(Luovu ajasta|Peruuta aikatiedustelu)$/)
  story.say('Luopuu ajasta')
  await atStep(/^Varaa aika/)
  await settled()
  Object.assign(story.chosen, { time: null, delivery: null, fetching: null })
  await press(turn === 'workshop' ? 'Muokkaa: Toimipiste' : 'Muokkaa: Palvelut')
  if (turn === 'workshop') await changeWorkshop(later.workshop, story)
  else {
    story.say('Palaa palveluihin')
    await atStep(/^Valitse palvelut/)
    await settled()
    if (turn === 'services') await toggle(later.service, story)
    if (turn === 'need' && !story.chosen.symptoms.includes(later.symptom)) await addNeed(later.symptom, story)
    if (turn === 'code') await changeCode(plan.code ?? 'HUOLTO10', story)
  }
  await toTime(story)
  await chooseTime(plan.time, story, atCustomer)
  return tab
}

async function changeWorkshop(name: string, story: Story): Promise<void> {
  story.say('Palaa toimipisteisiin')
  // Another workshop has other mechanics.
  if (name !== story.chosen.workshop) story.chosen.mechanic = null
  await chooseWorkshop(name, story)
}

async function sendBooking(story: Story): Promise<void> {
  await settled()
  const [atDesk] = named(CHOICE, /^Maksa (?!kortilla|erotus|huoltotilillä)|^Maksa, /)
  if (atDesk && !atDesk.matches(':checked') && story.chosen.credit === 'none') {
    click(atDesk)
    story.say('Maksaa vasta käynnillä')
    await settled()
  }
  const button = await seen('Lähetä', () => named(BUTTON, /^Lähetä (varaus|aikatiedustelu)/)[0])
  story.surfaces.set('orderPanel', textOf(button.closest('section')))
  story.surfaces.set('stepCards', textOf(document.querySelector('main')))
  const isEnquiry = story.chosen.time?.kind === 'askedDay'
  await press(/^Lähetä (varaus|aikatiedustelu)/)
  story.say(isEnquiry ? 'Lähettää aikatiedustelun' : 'Lähettää varauksen')
  await atStep(/^(Aika on varattu sinulle|Aikatiedustelu on lähetetty)/)
  await settled()
  story.surfaces.set('thanks', main())
}

async function openBooking(link: string, plan: Plan, world: World, story: Story): Promise<void> {
  // In another tab, on another day.
  window.sessionStorage.clear()
  const url = new URL(link, 'http://localhost')
  await world.open(url.pathname + url.search + url.hash)
  await write(/^Rekisterinumero/, plan.plate)
  await press('Avaa varaus')
  story.say('Avaa varauksen linkistä rekisterinumerolla')
  await seen('Vaihda aika', () => named(BUTTON, 'Vaihda aika')[0])
  await settled()
  story.surfaces.set('bookingPage', main())
}

async function move(plan: Plan, world: World, story: Story): Promise<void> {
  await press('Vaihda aika')
  story.say('Siirtää varausta')
  await seen('the calendar', says(/Varaa aika|Aikatiedustelu/))
  await chooseTime(plan.moved, story, async () => seen('the question', () => document.querySelector('dialog[open]')))
  await press('Vaihda aika')
  await seen('the moved booking', says(/Varauksesi on (siirretty|muutettu aikatiedusteluksi)\./))
  await settled()
  story.chosen.isMoved = true
  story.surfaces.set('bookingPage', main())
  story.surfaces.delete('thanks')
  story.surfaces.delete('orderPanel')
  story.surfaces.delete('stepCards')
  await mailSurfaces(world, story, 'Mail')
  await deskSurfaces(world, story)
}

async function cancel(world: World, story: Story): Promise<void> {
  await press(/^Peruuta (varaus|aikatiedustelu)$/)
  const dialog = await seen('the question', () => document.querySelector('dialog[open]'))
  story.surfaces.set('cancelDialog', textOf(dialog))
  await press(/^Peruuta (varaus|aikatiedustelu)$/)
  story.say('Peruuttaa varauksen')
  await seen('the cancelled booking', says(/on peruutettu\./))
  await settled()
  story.chosen.isCancelled = true
  story.surfaces.set('cancelledPage', main())
  await mailSurfaces(world, story, 'CancelMail')
}

async function openCancelled(link: string, plan: Plan, world: World, story: Story): Promise<void> {
  window.sessionStorage.clear()
  const url = new URL(link, 'http://localhost')
  await world.open(url.pathname + url.search + url.hash)
  await write(/^Rekisterinumero/, plan.plate)
  await press('Avaa varaus')
  story.say('Avaa perutun varauksen linkistä')
  await seen('the end of the booking', says(/on peruutettu|ei löytynyt/))
  await settled()
  story.surfaces.set('reopened', main())
}
