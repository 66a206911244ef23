import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

/** What a failed wait prints is all that a tester has to go by. */
describe('a wait that fails', () => {
  const page = (
    <main>
      <h2>Valitse ohjelma</h2>
      <p>Pikapesu</p>
      <input type="checkbox" aria-label="Vahaus" defaultChecked />
      <button type="button" disabled>
        Jatka
      </button>
    </main>
  )
  const texts =
    "In main 'Valitse ohjelma':\n  Valitse ohjelma\n  Pikapesu\n  [input] Vahaus (checked)\n  [button] Jatka (disabled)"

  it('prints the texts of the page below what was expected', async () => {
    render(page)
    const wait = waitFor(() => expect(screen.queryByText('Kestopesu'), 'the long wash').not.toBeNull(), { timeout: 10 })
    await expect(wait).rejects.toThrow(`the long wash: expected null not to be null\n\n${texts}`)
  })

  it('prints the texts once when it waited for an element', async () => {
    render(page)
    const query = screen.findByRole('button', { name: 'Kestopesu' }, { timeout: 10 })
    await expect(query).rejects.toMatchObject({
      message: `Unable to find role="button" and name "Kestopesu"\n\n${texts}`,
    })
  })
})
