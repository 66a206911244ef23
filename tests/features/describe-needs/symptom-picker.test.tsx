import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { OTHER_LIGHT, WARNING_LIGHTS } from '#entities/warning-light'
import { quotedSafely } from '#server/mail/letters/quoted-safely'
import { symptomText } from '../../../features/describe-needs/model/complaints/complaint'
import { COMPLAINTS } from '../../../features/describe-needs/model/complaints/complaints'
import { lightComplaint } from '../../../features/describe-needs/model/complaints/light'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const STOP = 'Pysähdy turvallisesti. Älä jatka ajoa.'
const CAREFUL = 'Voit ajaa varovasti korjaamolle.'

const opener = () => screen.getByRole('button', { name: 'Mikä vaivaa?' })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const inside = () => within(screen.getByRole('dialog'))
const open = async () => {
  const opened = await openStep(shop, 'SERVICES')
  await screen.findByText('Perushuolto (öljynvaihtohuolto)')
  await opened.user.click(opener())
  await dialog('Mikä vaivaa?')
  return opened
}
const choose = async (user: UserEvent, ...names: readonly (string | RegExp)[]): Promise<void> => {
  for (const name of names) await user.click(inside().getByRole('button', { name }))
}
const answer = (user: UserEvent, question: RegExp | string, name: string): Promise<void> =>
  user.click(within(inside().getByRole('radiogroup', { name: question })).getByRole('radio', { name }))
const add = () => inside().getByRole('button', { name: 'Lisää varaukseen' })
const added = () =>
  within(screen.getByRole('list', { name: 'Lisäämäsi korjaustarpeet' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** Merges the given fields into the booking of the server. */
const answerBookingWith = (more: object): void =>
  shop.answer('getBooking', async (pass) => {
    const booking: unknown = await (await pass()).json()
    return HttpResponse.json(Object.assign({}, booking, more))
  })

describe('the picker of symptoms', () => {
  it('PU-03 SV-07 makes one readable text of three answers, shows it, and adds it beside what is typed', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await screen.findByText('Perushuolto (öljynvaihtohuolto)')
    await user.type(screen.getByLabelText('Kuvaus korjaustarpeesta'), 'Vinku')
    await user.click(opener())
    await dialog('Mikä vaivaa?')
    expect(await dialog('Mikä vaivaa?')).toHaveFocus()
    await choose(user, /^Jarrut/)
    expect(await dialog('Jarrut')).toHaveFocus()
    // The first answer is needed, and the others are not.
    await user.click(add())
    const what = inside().getByRole('radiogroup', { name: /^Mitä jarruissa/ })
    expect(what).toHaveAccessibleDescription('Valitse yksi vaihtoehto. Jos et ole varma, valitse ”En tiedä”.')
    expect(within(what).getByRole('radio', { name: 'Vinkuvat' })).toHaveFocus()
    await answer(user, /^Mitä jarruissa/, 'Vinkuvat')
    expect(what).not.toHaveAccessibleDescription()
    expect(add()).toHaveAccessibleDescription('Varaukseen lisätään Jarrut: vinkuvat')
    await answer(user, 'Milloin?', 'Jarrutettaessa')
    await answer(user, 'Mistä päin?', 'Takaa')
    await answer(user, 'Mistä päin?', 'Edestä')
    await answer(user, 'Kuinka kauan?', 'Viikon')
    const text = 'Jarrut: vinkuvat jarrutettaessa, edestä, viikon ajan'
    expect(inside().getByText(text)).toBeVisible()
    expect(shop.count('saveSymptoms')).toBe(0)
    await user.click(add())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('Korjaustarve lisätty.')).toBeInTheDocument()
    expect(added()).toEqual([text])
    expect(screen.getByLabelText('Kuvaus korjaustarpeesta')).toHaveValue('Vinku')
    await waitFor(() => expect(shop.lastBody('saveSymptoms')).toMatchObject([{ description: text }]))
    // It is removed like any other.
    await user.click(screen.getByLabelText(`Poista korjaustarve: ${text}`))
    await waitFor(() => expect(shop.lastBody('saveSymptoms')).toEqual([]))
  })

  it('PU-03 lists twenty lights by colour, and says plainly with each colour whether to drive on', async () => {
    const { user } = await open()
    await choose(user, /^Merkkivalo/)
    expect(await dialog('Mikä merkkivalo?')).toHaveFocus()
    const red = inside().getByRole('list', { name: 'Punainen valo' })
    const amber = inside().getByRole('list', { name: 'Keltainen valo' })
    expect(within(red).getAllByRole('button')).toHaveLength(7)
    expect(within(amber).getAllByRole('button')).toHaveLength(13)
    // The drawings are hidden, so that a light is named by its words alone.
    expect(within(red).getByRole('button', { name: 'Öljynpaine' })).toBeVisible()
    expect(inside().queryByRole('img')).not.toBeInTheDocument()

    await choose(user, 'Jäähdytysnesteen lämpötila')
    expect(inside().getByRole('alert')).toHaveTextContent(STOP)
    expect(inside().getByText('Punainen valo')).toBeVisible()
    expect(inside().getByText(/^Moottori kuumenee liikaa/)).toBeVisible()
    await choose(user, 'Takaisin', 'Ohjaustehostin')
    expect(inside().getByRole('alert')).toHaveTextContent(STOP)
    await answer(user, 'Minkä värinen valo on?', 'Keltainen')
    expect(inside().queryByText(STOP)).not.toBeInTheDocument()
    expect(inside().getAllByRole('status')[0]).toHaveTextContent(CAREFUL)
    await choose(user, 'Takaisin', 'Moottorin vikavalo')
    expect(inside().getByText(CAREFUL)).toBeVisible()
    await answer(user, 'Miten valo palaa?', 'Vilkkuu')
    expect(inside().getByRole('alert')).toHaveTextContent(STOP)
    await user.click(add())
    expect(added()).toEqual(['Merkkivalo: moottorin vikavalo (keltainen), vilkkuu'])
  })

  it('PU-03 goes back step by step to what was chosen, and continues there after it was closed', async () => {
    const { user } = await open()
    await choose(user, /^Merkkivalo/, 'ABS-jarrut')
    await answer(user, 'Miten valo palaa?', 'Palaa jatkuvasti')
    await choose(user, 'Sulje ikkuna')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(opener())
    expect(await dialog('ABS-jarrut')).toBeVisible()
    expect(inside().getByRole('radio', { name: 'Palaa jatkuvasti' })).toBeChecked()
    await choose(user, 'Takaisin')
    expect(inside().getByRole('button', { name: 'ABS-jarrut' })).toHaveFocus()
    await choose(user, 'Takaisin')
    expect(inside().getByRole('button', { name: /^Merkkivalo/ })).toHaveFocus()
    expect(inside().queryByRole('button', { name: 'Takaisin' })).not.toBeInTheDocument()
    await choose(user, /^Vuoto/)
    expect(inside().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await choose(user, 'Takaisin')
    expect(inside().getByRole('button', { name: /^Vuoto/ })).toHaveFocus()
  })

  it('PU-03 asks about another symptom without the answers and the fault of the last one', async () => {
    const { user } = await open()
    await choose(user, /^Jarrut/)
    await answer(user, 'Kuinka kauan?', 'Viikon')
    await user.click(add())
    await choose(user, 'Takaisin', /^Tärinä/)
    const where = inside().getByRole('radiogroup', { name: /^Missä tärinä/ })
    expect(where).not.toHaveAccessibleDescription()
    expect(inside().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await answer(user, /^Missä tärinä/, 'Istuimessa')
    await user.click(add())
    expect(added()).toEqual(['Tärinä: istuimessa'])
    // The next one begins with the list.
    await user.click(opener())
    expect(await dialog('Mikä vaivaa?')).toHaveFocus()
  })

  it('PU-03 is walked with the keyboard alone', async () => {
    const { user } = await open()
    const tabTo = async (name: RegExp | string): Promise<void> => {
      for (let count = 0; document.activeElement !== inside().getByRole('button', { name }); count++) {
        if (count > 30) throw new Error(`No way to ${String(name)}`)
        await user.tab()
      }
    }
    await tabTo(/^Tärinä/)
    await user.keyboard('{Enter}')
    await user.tab()
    await user.tab()
    expect(inside().getByRole('radio', { name: 'Ohjauspyörässä' })).toHaveFocus()
    await user.keyboard(' {ArrowDown}')
    expect(inside().getByRole('radio', { name: 'Istuimessa' })).toBeChecked()
    await tabTo('Lisää varaukseen')
    await user.keyboard('{Enter}')
    expect(added()).toEqual(['Tärinä: istuimessa'])
  })

  it('PU-03 does not add the same text twice, and says so', async () => {
    answerBookingWith({ symptoms: [{ id: 1, description: 'Outo ääni: kolina' }] })
    const { user } = await open()
    await choose(user, /^Outo ääni/)
    await answer(user, /^Millainen ääni/, 'Kolina')
    expect(inside().getByText('Tämä on jo varauksessasi.')).toBeVisible()
    expect(add()).toBeDisabled()
    await user.click(add())
    expect(shop.count('saveSymptoms')).toBe(0)
    await answer(user, 'Milloin?', 'Töyssyissä')
    expect(inside().queryByText('Tämä on jo varauksessasi.')).not.toBeInTheDocument()
    await user.click(add())
    await waitFor(() =>
      expect(shop.lastBody('saveSymptoms')).toMatchObject([
        { description: 'Outo ääni: kolina' },
        { description: 'Outo ääni: kolina töyssyissä' },
      ]),
    )
  })

  it('PU-03 SV-07 explains the limit when the list is full', async () => {
    answerBookingWith({ symptoms: Array.from({ length: 50 }, (_, at) => ({ id: at, description: `Vika ${at}` })) })
    const { user } = await open()
    await choose(user, /^Merkkivalo/, 'Huolto')
    expect(inside().getByText(/^Voit lisätä enintään 50 korjaustarvetta/)).toBeVisible()
    expect(add()).toBeDisabled()
  })

  it('PU-03 NO-02 keeps the text in the list if saving fails, and saves it on retry', async () => {
    shop.fail('saveSymptoms', 500)
    const { user } = await open()
    await choose(user, /^Merkkivalo/, 'Jarrupalat')
    await user.click(add())
    const text = 'Merkkivalo: jarrupalat (keltainen)'
    expect(
      (await screen.findByText('Korjaustarpeen tallentaminen epäonnistui. Yritä uudelleen.')).closest('[role="alert"]'),
    ).toBeVisible()
    expect(added()).toEqual([text])
    shop.restore('saveSymptoms')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(() => expect(screen.queryByText(/^Korjaustarpeen tallentaminen/)).not.toBeInTheDocument())
    expect(shop.lastBody('saveSymptoms')).toMatchObject([{ description: text }])
  })

  it('PU-03 WZ-13 closes by Back, and leaves the step and its next Back alone', async () => {
    const { user } = await open()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    await user.click(opener())
    await dialog('Mikä vaivaa?')
    await choose(user, 'Sulje ikkuna')
    await user.type(screen.getByLabelText('Kuvaus korjaustarpeesta'), 'Kolina{Enter}')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
  })

  it('PU-03 RC-03 makes only texts that the customer’s mail quotes unchanged', () => {
    const lights = [...WARNING_LIGHTS, OTHER_LIGHT].map(lightComplaint)
    for (const complaint of [...COMPLAINTS.map(({ complaint }) => complaint), ...lights])
      for (let nth = 0; nth < 10; nth++) {
        const answers = complaint.questions.map(({ ask, choices }) => [ask, choices[nth % choices.length]?.label ?? ''])
        const text = symptomText(complaint, Object.fromEntries(answers))
        expect(quotedSafely(text)).toBe(text)
      }
  })
})
