/**
 * Sends five hundred script payloads through all response texts and all fields. Each must be shown as text. `npm run
 * proof -- xss` runs all of them.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isWholeProof, proofSize } from '../harness/proof-size'
import { openApp, openStep, type OpenedApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { executables, rounds, tainted } from '../harness/faults/tainted'
import { XSS_ADDRESSES, XSS_CORPUS } from './xss-corpus'

/** Number of payloads appended to each text, and typed into each field, per round. */
const AT_ONCE = 25
const ROUNDS = proofSize(XSS_CORPUS.length / AT_ONCE, 1)

let round = 0
let isTainted = false
const some = (): readonly string[] => XSS_CORPUS.slice(round * AT_ONCE, (round + 1) * AT_ONCE)
const addresses = rounds(XSS_ADDRESSES)
const taint = { text: () => some().join(' '), address: addresses.next }

const shop = openShop((fetch) => async (request) => {
  const response = await fetch(request)
  const body = await response.text()
  if (!isTainted || !response.ok || !body) return new Response(body || null, response)
  return new Response(JSON.stringify(tainted(JSON.parse(body), taint)), response)
})

const xss = vi.fn<() => void>()
beforeEach(() => {
  Reflect.set(window, 'xss', xss)
})
afterEach(() => void xss.mockClear())

function expectInert(): void {
  expect(executables(document)).toEqual([])
  expect(xss).not.toHaveBeenCalled()
}

const heading = (name: string) => screen.findByRole('heading', { name })
/** A sample types fewer of them. */
const TYPED = proofSize(AT_ONCE, 3)

const PLACES: readonly (readonly [name: string, open: () => Promise<OpenedApp>, there: () => Promise<unknown>])[] = [
  ['Palvelut', () => openStep(shop, 'SERVICES'), () => screen.findByRole('checkbox', { name: /^Perushuolto/ })],
  ['Asiakastiedot', () => openStep(shop, 'CUSTOMER'), () => heading('Omat tiedot')],
  ['Ajoneuvo', async () => openApp(), () => heading('Ajoneuvon tiedot')],
  [
    'Toimipiste',
    () => openStep(shop, 'ORGANIZATION'),
    () => screen.findByRole('button', { name: /^Valitse Helsinki/ }),
  ],
  ['Aika', () => openStep(shop, 'TIME'), () => screen.findAllByRole('button', { name: /^Valitse aika klo/ })],
  [
    'Rengaspalvelut',
    () => openStep(shop, 'TIRES', { process: 'TIRE_CHANGE' }),
    () => screen.findByRole('radio', { name: /^Vain renkaiden/ }),
  ],
  ['/peruutus', async () => openApp({ path: '/peruutus' }), () => screen.findByRole('option', { name: /^Turku/ })],
]

it.each(isWholeProof ? PLACES : PLACES.slice(0, 1))(
  'reading 22: shows response texts as text: %s',
  async (_, open, there) => {
    isTainted = true
    for (round = 0; round < ROUNDS; round++) {
      const { close, user } = await open()
      await there()
      for (const one of screen.queryAllByRole('button', { expanded: false })) await user.click(one)
      expectInert()
      // The payload is shown unchanged.
      const [first = ''] = some()
      await waitFor(() => expect(document.body.textContent).toContain(first))
      close()
      window.sessionStorage.clear()
    }
  },
)

/** All editable text fields on the page. */
const fields = (): HTMLElement[] =>
  ['textbox', 'searchbox']
    .flatMap((role) => screen.queryAllByRole(role))
    .filter((one) => !one.matches('[readonly], :disabled'))
/** The time step has no text fields. */
const hasNone = (name: string): boolean => name === 'Aika'

async function addSymptom(user: OpenedApp['user'], value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Kuvaus korjaustarpeesta'), { target: { value } })
  await user.click(screen.getByLabelText('Lisää korjaustarve'))
  const words = value.replaceAll(/\s+/g, ' ').trim()
  expect(screen.getByLabelText('Lisäämäsi korjaustarpeet')).toHaveTextContent(words)
}

it('the corpus has five hundred different payloads', () => expect(new Set(XSS_CORPUS).size).toBe(500))

it.each(isWholeProof ? PLACES : PLACES.slice(2, 3))(
  'reading 21: shows typed text as text: %s',
  async (name, open, there) => {
    isTainted = false
    const { user } = await open()
    await there()
    expect(fields().length === 0).toBe(hasNone(name))
    for (round = 0; round < (hasNone(name) ? 0 : ROUNDS); round++)
      for (const value of some().slice(0, TYPED)) {
        await act(async () => {
          for (const field of fields()) {
            fireEvent.change(field, { target: { value } })
            fireEvent.blur(field)
          }
        })
        expect(fields()).not.toEqual([])
        if (name === 'Palvelut' && round < 2) await addSymptom(user, value)
        expect(executables(document)).toEqual([])
        expect(xss).not.toHaveBeenCalled()
      }
  },
)
