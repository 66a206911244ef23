// Runs in the copy of the repository that new-process.test.ts makes, where the process exists.
import { screen } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { put } from '../../harness/screens/customer-page'
import { chooseWorkplace, openApp, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const rows = async (query: ReturnType<typeof sql>): Promise<unknown> => Object(await shop.db().execute(query)).rows

it('RT-10 books a damage inspection from its first step to the thanks', async () => {
  const { user } = openApp({ path: '/vahinkotarkastus' })
  const go = () => user.click(primary('Jatka'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Vahinkotarkastus')
  await user.type(await screen.findByLabelText(/^Rekisterinumero/), 'ABC-123')
  await go()
  await chooseWorkplace(user, 'Helsinki Roihupelto')
  await heading('Valitse vaihtoehto')
  await user.click(screen.getByRole('radio', { name: 'Laaja vaihtoehto' }))
  await go()
  await heading('Varaa aika')
  const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
  if (!slot) throw new Error('no free time')
  await user.click(slot)
  await go()
  await heading('Omat tiedot')
  for (const [label, words] of [
    [/^Etunimi/, 'Aino'],
    [/^Sukunimi/, 'Öhman'],
    [/^Sähköposti/, 'aino@example.fi'],
    [/^Puhelinnumero/, '040 123'],
  ] as const)
    await put(user, screen.getByLabelText(label), words)
  await user.click(primary(/^Lähetä varaus/))
  await heading(/^Aika on varattu sinulle/)
  const saved = sql`
    select process_type as type, document->>'notes' as notes from booking join session on session.id = session_id`
  expect(await rows(saved)).toEqual([{ type: 'DAMAGE_INSPECTION', notes: 'Laaja vaihtoehto' }])
  expect(await rows(sql`select message->>'audience' as audience from outbox order by id`)).toEqual([
    { audience: 'customer' },
    { audience: 'workshop' },
  ])
})
