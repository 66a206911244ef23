import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepTypedOver } from '../../src/development/keep-typed'
import { openApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

openShop()

/** The bundler's side of an update: it says when one begins and when it has been applied. */
function edits() {
  const handlers: ((status: string) => void)[] = []
  return {
    hot: { addStatusHandler: (handler: (status: string) => void) => void handlers.push(handler) },
    says: (status: string) => handlers.forEach((handler) => handler(status)),
  }
}

const plate = () => screen.findByRole('textbox', { name: 'Rekisterinumero' })

it('keeps what was typed when an edit of the code reloads the page', async () => {
  const { hot, says } = edits()
  const { user } = openApp({ path: '/huolto' })
  keepTypedOver(hot)
  await user.type(await plate(), 'abc-1')
  says('check')
  says('abort')
  cleanup()
  openApp({ path: '/huolto' })
  keepTypedOver(edits().hot)
  await expect.poll(plate).toHaveValue('ABC-1')
})
