import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox'

it.each([
  ['aino@example.fi', 'aino@example.fi'],
  [' Aino@Example.FI ', 'aino@example.fi'],
  ['aino+huolto+2@example.fi', 'aino@example.fi'],
  ['+358@example.fi', '+358@example.fi'],
  ['a.i.no@example.fi', 'a.i.no@example.fi'],
  ['a.i.no+x@gmail.com', 'aino@gmail.com'],
  ['aino@googlemail.com', 'aino@gmail.com'],
])('SA-05 counts %s as the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
