import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Message } from './message'

/** A button whose press fails. It may disappear with that. */
function Failing({ isRemoved = false }: { readonly isRemoved?: boolean }) {
  const [presses, setPresses] = useState(0)
  return (
    <>
      {presses > 0 && (
        <Message tone="error" role="alert">
          Ei onnistunut
        </Message>
      )}
      {!(isRemoved && presses > 0) && (
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Lähetä
        </button>
      )}
      <button type="button">Toinen</button>
    </>
  )
}
const press = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Lähetä' }))

describe('a failure that appears', () => {
  it('RC-08 scrolls into view, and leaves the focus on a control that stays', async () => {
    render(<Failing />)
    await press()
    expect(screen.getByRole('alert').scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
    expect(screen.getByRole('button', { name: 'Lähetä' })).toHaveFocus()
    await press()
    expect(screen.getByRole('alert').scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it('RC-08 takes the focus if the pressed control is removed', async () => {
    render(<Failing isRemoved />)
    await press()
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  it('RC-08 is focusable only while it has the focus', async () => {
    render(<Failing isRemoved />)
    await press()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Toinen' })).toHaveFocus()
    expect(screen.getByRole('alert')).not.toHaveAttribute('tabindex')
  })

  it('RC-08 leaves the focus lost if the visitor presses beside all controls', async () => {
    render(<Failing />)
    await press()
    await userEvent.click(document.body)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(document.body).toHaveFocus()
  })
})
