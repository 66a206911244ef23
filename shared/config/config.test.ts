import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

const sessionOf = (address: string, json = '{}') => readConfig(json, address).session

describe('configuration', () => {
  it('RT-07 RT-15 uses a default for every missing value', () => {
    for (const json of ['', '{}', ' {\n} '])
      expect(readConfig(json, '')).toMatchObject({
        brand: { url: '/' },
        api: { prefix: '', tokenHeader: 'X-Process-Token' },
        session: { organizationId: 1, installationType: 'BASSADONE_PUBLIC' },
        infoOrganizationId: 1,
        calendarLanguage: 'fi',
      })
  })

  it('RT-13 names the key of a wrong value', () => {
    const wrong = [
      ['{"api": {"timeoutMs": "soon"}}', /^api\.timeoutMs: .*integer/],
      ['{"api": {"prefix": "/api/"}}', /^api\.prefix/],
      ['{"brand": {"url": "javascript:alert(1)"}}', /^brand\.url/],
      ['{"session": {"usedProcessType": "PAINTING"}}', /^session\.usedProcessType/],
      ['{"sesion": {}}', /^sesion/],
      ['{"brand": null}', /^brand/],
      ['{"brand": {"color": "red; background: url(x)"}}', /^brand\.color/],
      ['{"brand": {"onColor": "#12345"}}', /^brand\.onColor/],
      ['{"brand": {"accent": "var(--x)"}}', /^brand\.accent/],
      ['{"brand": {"radius": "8"}}', /^brand\.radius/],
      ['{"brand": {"font": "Inter; color: red"}}', /^brand\.font/],
      ['{"brand": {"logo": "javascript:alert(1)"}}', /^brand\.logo/],
      ['{"brand": {"logo": "/a.svg\\") , url(\\"/b.svg"}}', /^brand\.logo/],
      ['{"brand": {"scheme": "dark"}}', /^brand\.scheme/],
      ['{"links": {"privacy": "tietosuoja"}}', /^links\.privacy/],
      ['{"calendarLanguage": "sv"}', /^calendarLanguage/],
      ['{"links": {"imprint": "/yhteys"}}', /^links\.imprint/],
      ['{"tagManager": {"id": "UA-12345"}}', /^tagManager\.id: .*GTM-/],
      ['{"tagManager": {"id": "GTM-abcd"}}', /^tagManager\.id/],
      ['{"tagManager": {}}', /^tagManager\.id/],
      ['{"tagManager": {"id": "GTM-ABCD", "uses": ["tracking"]}}', /^tagManager\.uses\.0/],
      ['{"accessibilityEmail": "asiakaspalvelu"}', /^accessibilityEmail/],
      ['{"routeUrl": "http://kartta.fi/?q={address}"}', /^routeUrl/],
      ['{"routeUrl": "https://kartta.fi/"}', /^routeUrl/],
      ['{"refundText": " "}', /^refundText/],
      ['{"company": {"businessId": "1234567-8"}}', /^company\.name/],
      ['{"company": {"name": " "}}', /^company\.name/],
      ['{"company": {"name": "Ketju", "email": "apua"}}', /^company\.email/],
      ['{"company": {"name": "Ketju", "phone": "soita"}}', /^company\.phone/],
      ['{"company": {"name": "Ketju", "vat": "FI1"}}', /^company\.vat/],
      ['{"order": {"binding": "contract"}}', /^order\.binding/],
      ['{"order": {"button": " "}}', /^order\.button/],
      [
        '{"accessibility": {"assessed": {"on": "1.10.2026", "result": "full", "method": "Oma arvio"}}}',
        /^accessibility\.assessed\.on/,
      ],
      [
        '{"accessibility": {"assessed": {"on": "2026-10-01", "result": "A", "method": "Oma"}}}',
        /^accessibility\.assessed\.result/,
      ],
      ['{"accessibility": {"gaps": [{"found": "2026-13-01", "text": "Puute"}]}}', /^accessibility\.gaps\.0\.found/],
      ['[]', /object/],
    ] as const
    for (const [json, message] of wrong) {
      expect(() => readConfig(json, '')).toThrow(ConfigError)
      expect(() => readConfig(json, '')).toThrow(message)
    }
  })

  it('RT-07 accepts brand values in all supported formats', () => {
    const brands = [
      { color: '#fff', onColor: '#A1B2C3', accent: 'oklch(72% 0.15 60 / 90%)' },
      { color: 'hsl(210, 50%, 30%)', radius: '0px', font: "'Noto Sans', system-ui" },
      { radius: '0.625rem', logo: 'https://ketju.fi/logo.svg', scheme: 'light' },
      { logo: 'data:image/svg+xml;base64,PHN2Zy8+' },
    ]
    for (const brand of brands) expect(readConfig(JSON.stringify({ brand }), '').brand).toMatchObject(brand)
  })

  it('RT-07 has no route template and no refund words by default, and reads them if given', () => {
    expect(readConfig('{}', '')).not.toHaveProperty('routeUrl')
    expect(readConfig('{}', '')).not.toHaveProperty('refundText')
    const given = { routeUrl: 'https://kartta.fi/reitti?kohde={address}', refundText: 'Palautus kestää 5 arkipäivää.' }
    expect(readConfig(JSON.stringify(given), '')).toMatchObject(given)
  })

  it('LW-01 has no company by default, and needs only its name', () => {
    expect(readConfig('{}', '')).not.toHaveProperty('company')
    expect(readConfig('{"company": {"name": "Ketju Oy"}}', '').company).toEqual({ name: 'Ketju Oy' })
  })

  it('RT-13 reports input that is not JSON', () => {
    expect(() => readConfig('{brand:', '')).toThrow(/not JSON/)
  })

  it('RT-16 reads session settings from the configuration, overridden by URL parameters', () => {
    const json = '{"session": {"organizationId": 4, "usedFrontEnd": "KIOSK", "usedProcessType": "TIRE_CHANGE"}}'
    expect(sessionOf('', json)).toMatchObject({
      organizationId: 4,
      usedFrontEnd: 'KIOSK',
      usedProcessType: 'TIRE_CHANGE',
    })
    expect(
      sessionOf('?organizationId=7&installationType=KIOSK_2&usedFrontEnd=APP&usedProcessType=CAR_WASH', json),
    ).toEqual({ organizationId: 7, installationType: 'KIOSK_2', usedFrontEnd: 'APP', usedProcessType: 'CAR_WASH' })
  })

  it('RT-16 ignores invalid URL parameters', () => {
    for (const address of [
      '?organizationId=x',
      '?organizationId=-1',
      '?organizationId=1.5',
      '?organizationId=',
      '?usedProcessType=HACK',
    ])
      expect(sessionOf(address)).toEqual({ organizationId: 1, installationType: 'BASSADONE_PUBLIC' })
  })
})
