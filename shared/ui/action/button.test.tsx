import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a button inside a form does not submit it by default', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a busy button neither acts nor submits, keeps its focus and shows the busy label', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Wait..." onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  screen.getByRole('button', { name: 'Send' }).focus()
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Wait...' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a busy button without a busy label keeps its name', () => {
  render(<Button busy>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
})

test('an aria-disabled button stays focusable and ignores clicks', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button aria-disabled onClick={onClick}>
      Continue
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
})
