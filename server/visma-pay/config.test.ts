import { expect, it } from 'vitest'
import { readVismaPayConfig } from './config'

const KEYS = { VISMA_PAY_API_KEY: ' hidden-api ', VISMA_PAY_PRIVATE_KEY: 'hidden-private' }
const PUBLIC = 'https://varaus.example.fi'

it('is off without keys', () => {
  expect(readVismaPayConfig({}, PUBLIC)).toBeNull()
  expect(readVismaPayConfig({ VISMA_PAY_API_KEY: ' ', VISMA_PAY_URL: 'https://pay.example/api' }, PUBLIC)).toBeNull()
})

it('reads the keys, with the documented address or another', () => {
  const keys = { apiKey: 'hidden-api', privateKey: 'hidden-private' }
  expect(readVismaPayConfig(KEYS, PUBLIC)).toEqual({ ...keys, address: 'https://www.vismapay.com/pbwapi' })
  const test = { ...KEYS, VISMA_PAY_URL: 'http://127.0.0.1:4000/pbwapi/' }
  expect(readVismaPayConfig(test, PUBLIC)).toEqual({ ...keys, address: 'http://127.0.0.1:4000/pbwapi' })
})

it.each([
  [{ VISMA_PAY_PRIVATE_KEY: '' }, PUBLIC, /^VISMA_PAY_PRIVATE_KEY must be set/],
  [{ VISMA_PAY_API_KEY: '' }, PUBLIC, /^VISMA_PAY_API_KEY must be set/],
  [{ VISMA_PAY_URL: 'http://pay.example/hidden-private' }, PUBLIC, /^VISMA_PAY_URL must be an https address/],
  [{ VISMA_PAY_URL: 'https://hidden-api@pay.example/' }, PUBLIC, /^VISMA_PAY_URL must be an https address/],
  [{}, null, /^PUBLIC_URL must be set if VISMA_PAY_API_KEY is set/],
])('refuses %o with public address %s, without repeating a key', (changes, publicUrl, message) => {
  const refusal = (() => {
    try {
      return JSON.stringify(readVismaPayConfig({ ...KEYS, ...changes }, publicUrl))
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })()
  expect(refusal).toMatch(message)
  expect(refusal).not.toContain('hidden')
})
