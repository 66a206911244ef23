import { expect, it } from 'vitest'
import { readWebhookConfig } from './webhook-config'

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(64, 8).toString('base64')}`
const of = (env: Readonly<Record<string, string>>) => readWebhookConfig(env)

it('VI-04 reads endpoints by the ends of their variables, and two secrets while one replaces the other', () => {
  expect(of({})).toEqual([])
  expect(of({ WEBHOOK_URL: ' ' })).toEqual([])
  const found = of({
    WEBHOOK_URL: 'https://a.example/in',
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_URL_CRM2: 'http://127.0.0.1:8000/in',
    WEBHOOK_SECRET_CRM2: ` ${SECRET}  ${OTHER} `,
  })
  expect(found.map(({ name, url, secrets }) => [name, url, secrets.map(({ length }) => length)])).toEqual([
    ['main', 'https://a.example/in', [24]],
    ['crm2', 'http://127.0.0.1:8000/in', [24, 64]],
  ])
})

it.each([
  [{ WEBHOOK_URL: 'a.example', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_URL must be an https address/],
  [{ WEBHOOK_URL: 'http://a.example', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_URL must/],
  [{ WEBHOOK_URL: 'https://user:hidden@a.example', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_URL must/],
  [{ WEBHOOK_URL: 'https://a.example' }, /^WEBHOOK_SECRET must be 'whsec_'/],
  [{ WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: 'hidden' }, /^WEBHOOK_SECRET must/],
  [{ WEBHOOK_URL_B: 'https://a.example', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_SECRET_B must/],
  [
    { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: `whsec_${Buffer.alloc(23).toString('base64')}` },
    /^WEBHOOK_SECRET must/,
  ],
])('VI-04 refuses %o, without its value', (env, message) => {
  expect(() => of(env)).toThrow(message)
  expect(() => of(env)).not.toThrow(/hidden/)
})
