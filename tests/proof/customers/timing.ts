/** Acts of the time step, of a first booking and of one that is moved. */
import { formatDate } from '#shared/date/finnish'
import { atStep, CHOICE, click, named, press, seen, select, settled, stepHeading, textOf, write } from './hands'
import type { PlannedTime } from './plan'
import type { Story } from './story'

const nth = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
const isOn = (box: HTMLElement): boolean => box.matches(':checked')
const labelOf = (day: Element): string => day.getAttribute('aria-label') ?? ''
const isChosen = (day: Element): boolean => day.getAttribute('aria-pressed') === 'true'
const dateOf = (day: HTMLElement): string => formatDate(day.dataset['date'] ?? '')

const DAY = /^\S+ \d{1,2}\.\d{1,2}\.$/
const FREE_DAY = /^\S+ \d{1,2}\.\d{1,2}\., (\d+ vapaa|päivävaraus)/

/** Chooses a time as planned, or sends an enquiry, and goes on. `last` says that the next step is open. */
export async function chooseTime(planned: PlannedTime, story: Story, last: () => Promise<unknown>): Promise<void> {
  const { chosen } = story
  await settled()
  Object.assign(chosen, { time: null, delivery: null, fetching: null })
  if (planned.isEnquiry) await enquire(planned, story)
  else {
    await setFilters(planned, story)
    const isThere = await chooseDay(planned, story)
    if (!isThere) await enquire(planned, story)
  }
  story.surfaces.set('timeStep', textOf(document.querySelector('main')))
  await press('Jatka')
  await settled()
  if (stepHeading().startsWith('Varaa aika') && /Voit jatkaa myös ilman valintaa/.test(document.body.textContent)) {
    await press('Jatka')
    story.say('Jatkaa ilman tuontivaihtoehtoa')
  }
  await last()
}

async function setFilters({ isEvening, hasLocker, mechanic }: PlannedTime, { chosen, acts }: Story): Promise<void> {
  const [back] = named('button', 'Hae vapaat ajat')
  if (back) {
    click(back)
    acts.push('Palaa aikatiedustelusta vapaisiin aikoihin')
    await settled()
  }
  const [shift] = named(CHOICE, isEvening ? /^Iltapäivällä/ : /^Aamulla ?klo/)
  if (shift && !isOn(shift)) {
    click(shift)
    acts.push(isEvening ? 'Tuo auton iltapäivällä tai illalla' : 'Tuo auton aamulla')
    await settled()
  }
  const [locker] = named(CHOICE, /^Käytän avainlokeroa/)
  if (locker && isOn(locker) !== hasLocker) {
    click(locker)
    acts.push(hasLocker ? 'Käyttää avainlokeroa' : 'Ei käytä avainlokeroa')
    await settled()
  }
  chosen.hasLocker = locker !== undefined && hasLocker
  // A mechanic stays chosen, also for an enquiry.
  const [people] = named('select', /^Kuka huoltaa autosi/)
  if (!people) chosen.mechanic = null
  if (people && !people.matches(':disabled') && mechanic !== null) {
    const names = [...people.querySelectorAll('option')]
      .map((one) => one.textContent)
      .filter((one) => one.startsWith('Asentaja'))
    const name = nth(names, mechanic) ?? ''
    await select(/^Kuka huoltaa autosi/, name)
    acts.push(`Valitsee asentajan ${name}`)
    chosen.mechanic = name
    await settled()
  }
}

/** Resolves to false if no day is free. */
async function chooseDay(planned: PlannedTime, story: Story): Promise<boolean> {
  const { chosen } = story
  const days = named('button', FREE_DAY)
  const whole = days.filter((day) => labelOf(day).includes('päivävaraus'))
  const day = nth(planned.wantsWholeDay && whole.length > 0 ? whole : days, planned.day)
  if (!day) return false
  const date = dateOf(day)
  const isWhole = labelOf(day).includes('päivävaraus')
  if (!isChosen(day)) click(day)
  await seen(`${date}, chosen`, () => named('button', FREE_DAY).find((one) => dateOf(one) === date && isChosen(one)))
  await settled()
  if (isWhole) {
    chosen.time = { kind: 'day', date }
    story.say(`Valitsee päivävarauksen ${date}`)
  } else {
    const slot = nth(named('button', /^Valitse aika klo/), planned.slot)
    if (!slot) return false
    const start = labelOf(slot).replace('Valitse aika klo ', '')
    click(slot)
    chosen.time = { kind: 'time', date, start }
    story.say(`Valitsee ajan ${date} klo ${start}`)
    await settled()
  }
  chosen.dates.push(date)
  if (planned.fetching) await beFetched(planned.fetching, story)
  else await keepFetching(story)
  if (isWhole && !chosen.fetching && planned.delivery !== null) {
    await chooseDelivery(planned.delivery, story)
    await withoutDelivery(planned, story)
    followMovedDay(story)
  }
  return true
}

/** No day may be free in the shift of an option. The other shift shows the day again, and gives the option up. */
async function withoutDelivery({ isEvening }: PlannedTime, { chosen, acts }: Story): Promise<void> {
  if (!document.body.textContent.includes('Vapaita aikoja ei löytynyt')) return
  const [shift] = named(CHOICE, isEvening ? /^Iltapäivällä/ : /^Aamulla ?klo/)
  if (!shift) return
  click(shift)
  acts.push('Palaa tuontiaikaan, jossa on vapaata')
  chosen.delivery = null
  await settled()
}

/** An option may need another shift, and the page then says on which other day it is free. */
function followMovedDay({ chosen, acts }: Story): void {
  const day = document.querySelector<HTMLElement>('[data-date][aria-pressed="true"]')
  const date = day ? dateOf(day) : ''
  if (date === '' || date === chosen.time?.date) return
  acts.push(`Sivu vaihtaa päiväksi ${date}`)
  chosen.time = { kind: 'day', date }
  chosen.dates.push(date)
}

async function chooseDelivery(at: number, story: Story): Promise<void> {
  const options = named(CHOICE, /^(Jätän auton|Odotan)/)
  const taken = options.find(isOn)
  if (taken) {
    click(taken)
    await settled()
  }
  const option = nth(named(CHOICE, /^(Jätän auton|Odotan)/), at)
  if (!option) return
  const label = textOf(option.closest('label') ?? option.parentElement).split('\n')[0] ?? ''
  click(option)
  story.say(`Valitsee: ${label}`)
  story.chosen.delivery = label
  await settled()
}

/** The windows of the pick-up or of the return, as they are offered. */
const windows = (name: RegExp): string[] =>
  [...(named('select', name)[0]?.querySelectorAll('option') ?? [])].map((one) => one.textContent)

async function beFetched(
  { pickup, returning, isOther }: NonNullable<PlannedTime['fetching']>,
  story: Story,
): Promise<void> {
  const [offer] = named(CHOICE, /^Haemme autosi/)
  if (!offer) return
  if (!isOn(offer)) click(offer)
  await settled()
  const [from, to] = [
    'Testikatu 1, 00100 Helsinki',
    isOther ? 'Toinen katu 22 B 3, 00200 Espoo' : 'Testikatu 1, 00100 Helsinki',
  ]
  const chosenPickup = nth(windows(/^Haemme auton/), pickup)
  if (!chosenPickup || windows(/^Palautamme auton/).length === 0) {
    click(offer)
    await settled()
    return
  }
  await select(/^Haemme auton/, chosenPickup)
  await settled()
  const chosenReturn = await select(/^Palautamme auton/, nth(windows(/^Palautamme auton/), returning) ?? '')
  await write(/^Nouto-osoite/, from)
  const [same] = named(CHOICE, /samaan osoitteeseen/)
  if (same && isOn(same) === isOther) click(same)
  if (isOther) await write(/^Palautusosoite/, to)
  story.chosen.fetching = { pickup: chosenPickup, returning: chosenReturn, from, to }
  story.say(`Pyytää noudon ${chosenPickup}, ${from}, ja palautuksen ${chosenReturn}, ${to}`)
}

/** A car that is fetched to the present time is fetched to the new one, too, unless no window fits that. */
async function keepFetching({ chosen, acts }: Story): Promise<void> {
  const [offer] = named(CHOICE, /^Haemme autosi/)
  if (!offer || !isOn(offer)) return
  const [pickup, returning] = [/^Haemme auton/, /^Palautamme auton/].map((name) => optionOf(named('select', name)[0]))
  const [from = '', other] = [/^Nouto-osoite/, /^Palautusosoite/]
    .map((name) => named('input', name)[0])
    .map((field) => (field instanceof HTMLInputElement ? field.value : undefined))
  if (!pickup || !returning) {
    click(offer)
    acts.push('Luopuu noudosta')
    return settled()
  }
  chosen.fetching = { pickup, returning, from, to: other ?? from }
  acts.push(`Pitää noudon ${pickup} ja palautuksen ${returning}`)
}

const optionOf = (field: HTMLElement | undefined): string =>
  field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.textContent ?? '') : ''

async function enquire(planned: PlannedTime, story: Story): Promise<void> {
  if (!named('[role=group], section, div', /^Kalenteri, valitse toivottu päivä/)[0])
    await press('Lähetä aikatiedustelu')
  story.say('Avaa aikatiedustelun')
  const day = await seen('a day to ask for', () => {
    const days = named('button', DAY)
    return nth(days, planned.day + 1)
  })
  const date = dateOf(day)
  if (!isChosen(day)) click(day)
  await settled()
  Object.assign(story.chosen, {
    time: { kind: 'askedDay', date },
    hasLocker: false,
    delivery: null,
    fetching: null,
  })
  story.chosen.dates.push(date)
  story.say(`Toivoo päivää ${date}`)
}

export const atCustomer = (): Promise<unknown> => atStep(/^Omat tiedot/).then(settled)
