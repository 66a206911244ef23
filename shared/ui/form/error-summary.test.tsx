import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary'

test('takes the focus when it appears and links to each field', async () => {
  render(
    <>
      <ErrorSummary title="Check these" items={[{ fieldId: 'name', message: 'Enter a name.' }]} />
      <input id="name" aria-label="Name" />
    </>,
  )
  expect(document.activeElement?.textContent).toContain('Check these')
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(window.location.hash).toBe('')
})
