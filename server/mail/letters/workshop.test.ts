import { expect, it } from 'vitest'
import { booking } from '#tests/fixtures/booking'
import { letterText } from '../letter-text'
import { cancelledNotice, noticeLetter } from './workshop'

it('RC-19 the notice of a cancelled booking says nothing that the customer is to do, as that of a new one does', () => {
  expect(letterText(noticeLetter(booking()))).toContain('Asiakkaalle kerrottu: Tuo auto klo')
  expect(letterText(cancelledNotice(booking()))).not.toContain('Asiakkaalle kerrottu')
})
