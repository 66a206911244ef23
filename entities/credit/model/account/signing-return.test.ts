import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnAddress, signingReturn, withoutSigning } from './signing-return'

const PAGE = 'https://varaus.example.fi/huolto'

describe('CR-06 the return address of the signing', () => {
  it.each([
    ['', null],
    ['?signing=success', 'success'],
    ['?a=1&signing=failure', 'failure'],
    ['?signing=success&signing=success', 'success'],
    ['?signing=success&signing=failure', null],
    ['?signing=failure&signing=success', null],
    ['?signing=SUCCESS', null],
    ['?signing=', null],
    ['?signing=true', null],
    ['?signingx=success', null],
  ])('with the query %j has the outcome %s', (search, outcome) => {
    expect(signingReturn(search)).toBe(outcome)
  })

  it('is the page’s address with exactly one outcome', () => {
    expect(returnAddress(`${PAGE}?organizationId=3#osa`, 'success')).toBe(`${PAGE}?organizationId=3&signing=success`)
    expect(returnAddress(`${PAGE}?signing=failure&signing=success`, 'failure')).toBe(`${PAGE}?signing=failure`)
  })

  it('loses only the outcome when it is cleaned', () => {
    expect(withoutSigning(PAGE)).toBeNull()
    expect(withoutSigning(`${PAGE}?a=1&signing=success&b=2&signing=x#osa`)).toBe('/huolto?a=1&b=2#osa')
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.constantFrom('success', 'failure'), (query, outcome) => {
        const back = returnAddress(`${PAGE}?${new URLSearchParams(query).toString()}`, outcome)
        expect(signingReturn(new URL(back).search)).toBe(outcome)
        expect(signingReturn(new URL(withoutSigning(back) ?? '', PAGE).search)).toBeNull()
      }),
    )
  })
})
