import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/harness/linear-time'
import { requestFaults, editRequestOf, EMPTY, hasContact, type RequestValues } from './request-values'

const filled: RequestValues = {
  ...EMPTY,
  organization: '5',
  registerNumber: ' klm-482 ',
  reservedDay: '17.9.2026',
  reservedTime: '830',
}
const wrong = (values: Partial<RequestValues>): string[] =>
  Object.entries(requestFaults({ ...filled, ...values })).flatMap(([field, fault]) =>
    fault === undefined ? [] : [field],
  )

describe('the change request', () => {
  it('CA-02 requires workshop, register number and reserved day', () => {
    expect(wrong({})).toEqual([])
    expect(wrong(EMPTY)).toEqual(['organization', 'registerNumber', 'reservedDay'])
    expect(wrong({ registerNumber: ' ' })).toEqual(['registerNumber'])
  })

  it('CA-02 accepts any register number of at most seven characters, and an email address only if valid', () => {
    for (const registerNumber of ['abc123', 'MUSEO1', 'Å', '1234567', ' abc-123 '])
      expect(wrong({ registerNumber })).toEqual([])
    expect(requestFaults({ ...filled, registerNumber: 'abcd-123' }).registerNumber).toBe(
      'Rekisterinumerossa voi olla enintään 7 merkkiä.',
    )
    expect(wrong({ email: ' a@b.fi ' })).toEqual([])
    expect(wrong({ email: 'a@b' })).toEqual(['email'])
  })

  it('CA-02 has a message for each missing field, and one for the format of date and time', () => {
    const { organization, registerNumber, reservedDay } = requestFaults({ ...EMPTY, reservedDay: ' ' })
    const texts = [
      organization,
      registerNumber,
      reservedDay,
      requestFaults({ ...filled, reservedDay: 'x' }).reservedDay,
    ]
    expect(new Set(texts).size).toBe(4)
    for (const text of texts) expect(text).toMatch(/^[A-ZÅÄÖ].{6,}\.$/)
  })

  it('is empty initially', () => {
    expect(Object.values(EMPTY).every((value) => value === '')).toBe(true)
  })

  it('CA-02 accepts messages of the server’s maximum length', () => {
    expect(wrong({ message: 'ä'.repeat(5000) })).toEqual([])
    expect(requestFaults({ ...filled, message: 'ä'.repeat(5001) }).message).toContain('5000')
    expect(requestFaults({ ...filled, email: 'a@b' }).email).toMatch(/^Tarkista sähköpostiosoite/)
    expect(wrong({ email: '  ' })).toEqual([])
  })

  it('CA-02 accepts any existing day, past, weekend or far in the future (reading 18)', () => {
    for (const reservedDay of ['1.1.2020', '28.11.2026', '24.11.2035']) expect(wrong({ reservedDay })).toEqual([])
    expect(wrong({ reservedDay: '31.2.2026' })).toEqual(['reservedDay'])
    expect(wrong({ reservedTime: '25:00' })).toEqual(['reservedTime'])
    expect(requestFaults({ ...filled, reservedDay: '' }).reservedDay).toBe('Anna varattu huoltopäivä.')
    expect(requestFaults({ ...filled, reservedTime: 'x' }).reservedTime).toBe(
      'Tarkista päivä ja kellonaika. Kirjoita ne näin: 24.11.2026 08:30.',
    )
  })

  it('CA-03 is sent with the date as DD.MM.YYYY HH:mm, the register number in capitals and the message as typed', () => {
    expect(
      editRequestOf({ ...filled, name: ' Aino ', email: ' a@b.fi ', phone: ' 040 ', message: ' Siirto \n kiitos ' }, 5),
    ).toEqual({
      organization: 5,
      registerNumber: 'KLM-482',
      reservedDate: '17.09.2026 08:30',
      name: 'Aino',
      email: 'a@b.fi',
      phoneNumber: '040',
      message: ' Siirto \n kiitos ',
    })
  })

  it('CA-03 defaults to midnight, and accepts a time pasted with the day (reading 18)', () => {
    const sent = (values: Partial<RequestValues>) => editRequestOf({ ...filled, ...values }, 5).reservedDate
    expect(sent({ reservedTime: EMPTY.reservedTime })).toBe('17.09.2026 00:00')
    expect(sent({ reservedTime: ' ' })).toBe('17.09.2026 00:00')
    expect([sent({ reservedDay: 'x' }), sent({ reservedTime: 'x' })]).toEqual(['', ''])
    expect(sent({ reservedDay: 'to 17.9.2026 klo 14.15', reservedTime: '00:00' })).toBe('17.09.2026 14:15')
  })

  it('CA-02 never throws, and every valid form has a date in the required format', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.: ') }))
    fc.assert(
      fc.property(fc.record({ reservedDay: text, reservedTime: text, registerNumber: text, email: text }), (some) => {
        const values = { ...filled, ...some }
        const { reservedDay, reservedTime } = requestFaults(values)
        const isSendable = /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/.test(editRequestOf(values, 5).reservedDate)
        expect(isSendable).toBe(reservedDay === undefined && reservedTime === undefined)
      }),
    )
  })

  it('CA-02 validates register numbers in linear time, even with combining marks out of order', () => {
    expectLinear(
      (registerNumber) => requestFaults({ ...filled, registerNumber }),
      (length) => '\u0301\u0316'.repeat(length / 2),
    )
  })

  it('accepts an email address or a phone number as contact (reading 18)', () => {
    expect([
      hasContact({ ...filled, email: ' ', phone: ' ' }),
      hasContact({ ...filled, email: 'a@b.fi' }),
      hasContact({ ...filled, phone: '0' }),
    ]).toEqual([false, true, true])
  })
})
