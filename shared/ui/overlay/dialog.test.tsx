import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Button } from '../action/button'
import { Dialog, type DialogProps } from './dialog'

/** jsdom has no modal dialogs, so this mocks the focus handling and the close event of a browser. */
beforeEach(() => {
  let opener: Element | null = null
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    opener = document.activeElement
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    if (opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  }
})

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start over</Button>
      <Dialog
        title="Start over?"
        actions={<Button onClick={() => setOpen(false)}>Keep going</Button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        <p>The vehicle is removed.</p>
      </Dialog>
    </>
  )
}

async function openDialog(props: Partial<DialogProps> = {}): Promise<HTMLElement> {
  render(<Example {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  return screen.getByRole(props.role ?? 'dialog', { name: /^Start over\?/ })
}

const closed = (): boolean => screen.queryByText('The vehicle is removed.') === null
const focused = (): string | null | undefined => document.activeElement?.textContent

test('opens as a modal named by its heading, with the focus on itself, so that its name is read', async () => {
  const dialog = await openDialog()
  expect(dialog).toHaveProperty('open', true)
  expect(document.activeElement).toBe(dialog)
  expect(dialog).toHaveAccessibleName('Start over?')
})

test('EV-10 names a question together with its consequence', async () => {
  const dialog = await openDialog({ isQuestion: true })
  expect(dialog).toHaveAccessibleName('Start over? The vehicle is removed.')
  expect(dialog).not.toHaveAccessibleDescription()
})

test('closes by its own button and returns the focus to its opener', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Keep going' }))
  expect(closed()).toBe(true)
  expect(focused()).toBe('Start over')
})

test('NO-04 reports a close by the browser, such as on Escape, to its owner', async () => {
  const dialog = await openDialog({ closeLabel: 'Close' })
  fireEvent(dialog, new Event('close'))
  expect(closed()).toBe(true)
})

test('NO-04 stays open if Escape closes it and the next key opens it again before the browser reports the close', async () => {
  const first = await openDialog()
  fireEvent(first, new Event('cancel', { cancelable: true }))
  await userEvent.keyboard('{Enter}')
  fireEvent(first, new Event('close'))
  expect(closed()).toBe(false)
})

test('NO-04 closes on a press on the backdrop but not inside', async () => {
  const dialog = await openDialog()
  await userEvent.click(screen.getByText('The vehicle is removed.'))
  expect(closed()).toBe(false)
  await userEvent.click(dialog)
  expect(closed()).toBe(true)
})

test('NO-04 does not close when a drag from the inside ends on the backdrop', async () => {
  const dialog = await openDialog()
  fireEvent.mouseDown(screen.getByText('The vehicle is removed.'))
  fireEvent.click(dialog)
  expect(closed()).toBe(false)
})

test('NO-04 closes a static dialog by its own buttons only', async () => {
  const dialog = await openDialog({ isStatic: true })
  await userEvent.click(dialog)
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog, cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(dialog.getAttribute('closedby')).toBe('none')
  expect(closed()).toBe(false)
})
