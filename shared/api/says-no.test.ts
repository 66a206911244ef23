import { expect, it } from 'vitest'
import { saysNo } from './says-no'

const answer = (text: string): boolean => {
  try {
    return saysNo(JSON.parse(text))
  } catch {
    return saysNo(text)
  }
}

it.each([
  '{"responseCode":"FAILURE"}',
  '{"responseCode":"failed"}',
  '{"status":"Error","message":"x"}',
  '{"status":" NOT_FOUND "}',
  '{"responseCode":"DENIED"}',
  '{"success":false}',
  '{"ok":"false"}',
  '{"valid":false}',
  'false',
  '"false"',
  ' <!doctype html><title>Huolto</title>',
])('AS-09 CU-05 reading 51: %s says no', (text) => expect(answer(text)).toBe(true))

it.each([
  '',
  'OK',
  'null',
  'true',
  '42',
  '[]',
  '{}',
  '{"responseCode":"SUCCESS"}',
  '{"status":"SAVED","success":true}',
  '{"status":200}',
  '{"bookingKey":"FAILURE"}',
  '{"booking":{"status":"ERROR"}}',
])('AS-09 CU-05 reading 51: %s does not say no', (text) => expect(answer(text)).toBe(false))
