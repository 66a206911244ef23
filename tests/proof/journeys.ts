/** Three whole journeys as somebody goes them who does what the page asks, and tries again what the page says has failed. */
import { screen, waitFor, within } from '@testing-library/react'
import { STEP_HEADING_ID } from '#entities/process'
import { put } from '../harness/customer-page'
import { openApp, primary, type OpenedApp } from '../harness/render-app'
import { CHANGE_ONLY } from '../harness/tires'

type User = OpenedApp['user']

interface Journey {
  readonly path: string
  /** What is done where this heading stands. */
  readonly steps: Readonly<Record<string, (user: User, email: string) => Promise<void>>>
  readonly end: string
}

/** Once a step has come to rest what it asks is there, or it never will be. */
const SOON = { timeout: 3000 }

const go = async (user: User) => user.click(primary('Jatka'))
const write = async (user: User, label: RegExp, words: string): Promise<void> => {
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' }, SOON)
  if (field.value !== words) await put(user, field, words)
}
const time = async (user: User): Promise<void> => {
  const slots = await screen.findAllByRole('button', { name: /^Valitse aika klo/ }, SOON)
  if (primary('Jatka').matches(':disabled') && slots[0]) await user.click(slots[0])
  await go(user)
}
const customer = async (user: User, email: string): Promise<void> => {
  await write(user, /^Etunimi/, 'Aino')
  await write(user, /^Sukunimi/, 'Öhman')
  await write(user, /^Sähköposti/, email)
  await write(user, /^Puhelinnumero/, '040 123')
  const [send] = screen.getAllByRole('button', { name: /^Lähetä varaus|^Varmista uudelleen/ })
  if (send) await user.click(send)
}
const choose = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' }, SOON))

export const JOURNEYS: Readonly<Record<'huolto' | 'renkaanvaihto' | 'peruutus', Journey>> = {
  huolto: {
    path: '/huolto',
    steps: {
      'Ajoneuvon tiedot': async (user) => {
        await write(user, /^Rekisterinumero/, 'ABC-123')
        await write(user, /^Kilometrilukema/, '84500')
        await go(user)
      },
      'Valitse toimipiste': choose,
      'Valitse palvelut': async (user) => {
        const oil = await screen.findByRole('checkbox', { name: /^Perushuolto/ }, SOON)
        if (!oil.matches(':checked')) await user.click(oil)
        await go(user)
      },
      'Varaa aika': time,
      'Omat tiedot': customer,
    },
    end: 'Kiitos varauksestasi!',
  },
  renkaanvaihto: {
    path: '/renkaanvaihto',
    steps: {
      'Ajoneuvon tiedot': async (user) => {
        await write(user, /^Rekisterinumero/, 'ABC-123')
        await go(user)
      },
      'Valitse toimipiste': choose,
      Rengaspalvelut: async (user) => {
        const change = await screen.findByRole('radio', { name: CHANGE_ONLY }, SOON)
        if (!change.matches(':checked')) await user.click(change)
        await go(user)
      },
      'Varaa aika': time,
      'Omat tiedot': customer,
    },
    end: 'Kiitos varauksestasi!',
  },
  peruutus: {
    path: '/peruutus',
    steps: {
      'Varauksen tiedot': async (user, email) => {
        await screen.findByRole('option', { name: 'Turku Länsikeskus' }, SOON)
        await user.selectOptions(screen.getByLabelText(/^Toimipiste/), 'Turku Länsikeskus')
        await write(user, /^Rekisterinumero/, 'KLM-482')
        await write(user, /^Varattu huoltopäivä/, '17.09.2026')
        await write(user, /^Sähköposti/, email)
        await user.click(screen.getByRole('button', { name: 'Lähetä pyyntö' }))
      },
    },
    end: 'Muutos/Peruutuspyyntö lähetetty',
  },
}

const HEADINGS = new Set(Object.values(JOURNEYS).flatMap(({ steps, end }) => Object.keys(steps).concat(end)))
/** A step's heading is marked as such: the cards of the finished steps have headings too. */
const stepHeading = (): string => {
  const all = document.querySelectorAll(window.location.pathname === '/peruutus' ? 'main h2' : `#${STEP_HEADING_ID}`)
  return (
    [...all].map(({ textContent }) => textContent?.replaceAll('\u200B', '') ?? '').find((name) => HEADINGS.has(name)) ??
    ''
  )
}
const retries = (): HTMLElement[] =>
  within(screen.getByRole('main')).queryAllByRole('button', { name: 'Yritä uudelleen' })
const isBusy = (): boolean =>
  document.querySelector('main [aria-busy=true]') !== null ||
  [...document.querySelectorAll('main output')].some(({ textContent }) => textContent?.endsWith('…'))

/** So many things are done at most, with all that is done again. */
const PATIENCE = 16

/** Goes a journey to its end; resolves to how many things had to be done again. */
export async function walk({ path, steps, end }: Journey, email: string): Promise<number> {
  const { user } = openApp({ path })
  const done = new Set<string>()
  let again = 0
  const act = async (here: string): Promise<void> => {
    done.add(here)
    try {
      await steps[here]?.(user, email)
    } catch (error) {
      // What could not be found any more may be gone with its step.
      if (stepHeading() === here && retries().length === 0) throw new Error(document.body.textContent, { cause: error })
    }
  }
  for (let turn = 0; turn < PATIENCE; turn++) {
    await settled()
    const here = stepHeading()
    if (here === end) return again
    const [retry] = retries()
    // All of it is done again where the session has ended; that is one thing.
    if (here === Object.keys(steps)[0] && done.size > 1) done.clear()
    if (retry || done.has(here)) again++
    if (retry) await user.click(retry)
    else await act(here)
  }
  throw new Error(`no end in sight at «${stepHeading()}»:\n${document.body.textContent}`)
}

/** The page has come to rest: a step or a way on is there, and nothing is under way. */
async function settled(): Promise<void> {
  let rests = 0
  await waitFor(
    () => {
      const isHere = stepHeading() !== '' || retries().length > 0
      rests = isHere && !isBusy() ? rests + 1 : 0
      if (rests < 4) throw new Error(`it does not come to rest:\n${document.body.textContent}`)
    },
    { onTimeout: (error) => error },
  )
}
