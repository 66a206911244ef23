import { describe, expect, it } from 'vitest'
import { ConfigError } from './config'
import { checkConfig, nearest } from './explain'

describe('checkConfig', () => {
  it('RT-07 reads a configuration as the page does', () => {
    expect(checkConfig('{"brand": {"name": "Ketju"}}').brand.name).toBe('Ketju')
    expect(checkConfig('').infoOrganizationId).toBe(1)
  })

  it.each([
    ['{"withdrawal": {"days": 14, "text": "Ohje", "form": "visit"}}', "withdrawal.form is not known; is 'from' meant?"],
    ['{"sesion": {}}', "sesion is not known; is 'session' meant?"],
    ['{"brand": {"colour": "#fff"}}', "brand.colour is not known; is 'color' meant?"],
    ['{"tagManager": {"ID": "GTM-ABCD1"}}', "tagManager.ID is not known; is 'id' meant?"],
    ['{"links": {"zzzzzzzz": "/"}}', 'links.zzzzzzzz is not known; known here: contact, privacy, accessibility, terms'],
  ])('RT-07 suggests the key that was probably meant: %s', (json, message) => {
    expect(() => checkConfig(json)).toThrow(ConfigError)
    expect(() => checkConfig(json)).toThrow(message)
  })

  it('RT-07 lists all keys with wrong values and the reasons', () => {
    const json = '{"api": {"timeoutMs": "soon"}, "tagManager": {"id": "UA-1"}, "accessibilityEmail": "nobody"}'
    expect(() => checkConfig(json)).toThrow(
      /api\.timeoutMs: .*integer.*; tagManager\.id: .*GTM-.*; accessibilityEmail: /,
    )
    expect(() => checkConfig('{"withdrawal": {"days": 0, "text": "Ohje"}}')).toThrow(
      'withdrawal.days: Expected 1 or more',
    )
    expect(() => checkConfig('{brand')).toThrow(/not JSON/)
    expect(() => checkConfig('[]')).toThrow(/the configuration: .*object/)
  })

  it('RT-07 suggests no key if all known keys are too different', () => {
    expect(nearest('api', ['brand', 'links', 'session'])).toBeUndefined()
    expect(nearest('sesionn', ['brand', 'session'])).toBe('session')
  })
})
