/** A maintenance booking by keyboard and ear: Firefox, read by Orca. Writes what Orca said to test-results/ear.txt. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFirefox } from '../../e2e/engines/firefox'
import { ensureEngine } from '../../scripts/tools/engines'
import { runServer } from '../../scripts/tools/reference-server'
import { root, say } from '../../scripts/tools/run'
import { testServer } from '#tests/harness/servers/bundled-server'
import { openDesktop } from './harness/desktop'
import { Listener } from './harness/listener'
import { startOrca } from './harness/orca'

const results = join(root, 'test-results')
const ends: (() => Promise<void>)[] = []

let listener: Listener
beforeAll(async () => {
  const { programs: [firefox] = [], advice } = await ensureEngine('firefox')
  if (!firefox) throw new Error(advice)
  const desktop = await openDesktop()
  ends.unshift(desktop.close)
  const server = await runServer(join(desktop.folder, 'data'), {}, testServer)
  ends.unshift(server.stop)
  const browser = await startFirefox(firefox, false, { ...desktop.env, GNOME_ACCESSIBILITY: '1' })
  ends.unshift(browser.close)
  const tab = await browser.newTab({ width: 1240, height: 780 })
  await tab.open(`${server.url}/huolto`)
  listener = new Listener(tab, await startOrca(desktop))
})
afterAll(async () => {
  for (const end of ends) await end()
})

/** Prints and keeps the transcript, of a failed walk too. */
async function report(): Promise<void> {
  const { transcript, presses, utterances } = listener
  const words = utterances.join(' ').split(/\s+/).length
  const text = [...transcript, '', `${presses} key presses besides typing, ${words} spoken words`].join('\n')
  say(text)
  await mkdir(results, { recursive: true })
  await writeFile(join(results, 'ear.txt'), `${text}\n`)
}

it('a maintenance is booked by keyboard, and Orca says the day and the hour after the last key', async () => {
  try {
    const { time, day, last } = await books()
    const said = last.join(' ')
    expect(said).toContain('Aika on varattu sinulle')
    expect(said).toContain(day)
    expect(said).toContain(`klo ${time}`)
    expect(listener.utterances.filter((one) => /undefined|\(\s*\)|\[\s*\]|\{\s*\}/.test(one))).toEqual([])
  } finally {
    await report()
  }
})

/** Books the first free time. Resolves to the time, its day, and the utterances after the last key. */
async function books() {
  await entersVehicle()
  await listener.moveTo(/^Valitse Helsinki Roihupelto/)
  await listener.press('Enter', /^Valitse palvelut/m)
  await listener.moveTo(/^Perushuolto/)
  await listener.press('Space')
  await jumps(/^Siirry varauksen yhteenvetoon$/)
  await goesOn(/^Varaa aika/m)
  await jumps(/^Siirry kellonaikoihin$/)
  const [time = ''] = TIME.exec(await listener.focused()) ?? []
  await listener.press('Space')
  const [day = 'no day'] = listener.utterances.join(' ').match(DAY)?.slice(-1) ?? []
  await goesOn(/^Omat tiedot/m)
  await asksToStartOver()
  await entersCustomer()
  await listener.moveTo(/^Lähetä varaus$/)
  const last = await listener.press('Enter', /^Aika on varattu sinulle/m)
  return { time: time.replace(/^.* /, ''), day, last }
}

/** Name of a free time's button, such as 'Valitse aika klo 12.00'. */
const TIME = /^(Valitse aika )?(klo )?\d{1,2}\.\d\d(?!\d|\.)/
const DAY = /\d{1,2}\.\d{1,2}\.\d{4}/g

async function goesOn(heading: RegExp): Promise<void> {
  await listener.moveTo(/^Jatka$/)
  await listener.press('Enter', heading)
}

/** Presses a button that leads past a part of the page. */
async function jumps(button: RegExp): Promise<void> {
  await listener.moveTo(button)
  await listener.press('Enter')
}

async function entersVehicle(): Promise<void> {
  await jumps(/^Siirry pääsisältöön$/)
  await enters(/^Rekisterinumero/, 'ABC-123')
  await enters(/^Mittarilukema/, '84500')
  await listener.press('Enter', /^Valitse toimipiste/m)
}

async function entersCustomer(): Promise<void> {
  await enters(/^Etunimi/, 'Aino')
  await enters(/^Sukunimi/, 'Lehtonen')
  await enters(/^Sähköposti/, 'aino.lehtonen@example.fi')
  await enters(/^Puhelinnumero/, '0401234567')
}

async function enters(field: RegExp, text: string): Promise<void> {
  await listener.moveTo(field)
  await listener.type(text)
}

/** Opens the question before everything is discarded, and keeps everything. */
async function asksToStartOver(): Promise<void> {
  await listener.moveTo(/^Aloita alusta$/, 'Shift+Tab')
  await listener.press('Enter', /^Haluatko aloittaa varauksen alusta/m)
  await listener.press('Escape')
}
