import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/harness/linear-time'
import { requestFaults } from './request-faults'
import { editRequestOf, EMPTY, hasContact, type RequestValues } from './request-values'

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
  it('CA-02 needs workshop, register number and reserved day', () => {
    expect(wrong({})).toEqual([])
    expect(wrong(EMPTY)).toEqual(['organization', 'registerNumber', 'reservedDay'])
    expect(wrong({ registerNumber: ' ' })).toEqual(['registerNumber'])
  })

  it('CA-02 takes any plate of seven characters at most, and an address only where it is one', () => {
    for (const registerNumber of ['abc123', 'MUSEO1', 'Å', '1234567', ' abc-123 '])
      expect(wrong({ registerNumber })).toEqual([])
    expect(requestFaults({ ...filled, registerNumber: 'abcd-123' }).registerNumber).toBe(
      'Rekisterinumerossa voi olla enintään 7 merkkiä.',
    )
    expect(wrong({ email: ' a@b.fi ' })).toEqual([])
    expect(wrong({ email: 'a@b' })).toEqual(['email'])
  })

  it('CA-02 says of each field what is missing, and of a day or a time how to write it', () => {
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

  it('READINGS-18 begins empty, but for midnight', () => {
    const { reservedTime, ...others } = EMPTY
    expect(reservedTime).toBe('00:00')
    expect(Object.values(others).every((value) => value === '')).toBe(true)
  })

  it('CA-02 takes as long a message as the server does', () => {
    expect(wrong({ message: 'ä'.repeat(5000) })).toEqual([])
    expect(requestFaults({ ...filled, message: 'ä'.repeat(5001) }).message).toContain('5000')
    expect(requestFaults({ ...filled, email: 'a@b' }).email).toMatch(/^Tarkista sähköpostiosoite/)
    expect(wrong({ email: '  ' })).toEqual([])
  })

  it('CA-02 READINGS-18 takes any day: past, at a weekend, far away; and no day that there is not', () => {
    for (const reservedDay of ['1.1.2020', '28.11.2026', '24.11.2035']) expect(wrong({ reservedDay })).toEqual([])
    expect(wrong({ reservedDay: '31.2.2026' })).toEqual(['reservedDay'])
    expect(wrong({ reservedTime: '25:00' })).toEqual(['reservedTime'])
    expect(requestFaults({ ...filled, reservedDay: '' }).reservedDay).toBe('Anna varattu huoltopäivä ja kellonaika.')
    expect(requestFaults({ ...filled, reservedTime: 'x' }).reservedTime).toBe(
      'Tarkista päivä ja kellonaika. Kirjoita ne muodossa pp.kk.vvvv hh:mm.',
    )
  })

  it('CA-03 is sent with its date as DD.MM.YYYY HH:mm, its plate in capitals and its message as typed', () => {
    expect(
      editRequestOf({ ...filled, name: ' Aino ', email: ' a@b.fi ', phone: ' 040 ', message: ' Siirto \n kiitos ' }),
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

  it('CA-03 READINGS-18 has midnight for its time unless told, and takes one that was copied with its day', () => {
    const sent = (values: Partial<RequestValues>) => editRequestOf({ ...filled, ...values }).reservedDate
    expect(sent({ reservedTime: EMPTY.reservedTime })).toBe('17.09.2026 00:00')
    expect(sent({ reservedTime: ' ' })).toBe('17.09.2026 00:00')
    expect([sent({ reservedDay: 'x' }), sent({ reservedTime: 'x' })]).toEqual(['', ''])
    expect(sent({ reservedDay: 'to 17.9.2026 klo 14.15', reservedTime: '00:00' })).toBe('17.09.2026 14:15')
  })

  it('CA-02 never throws, and whatever it finds nothing wrong with has a date that can be sent', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.: ') }))
    fc.assert(
      fc.property(fc.record({ reservedDay: text, reservedTime: text, registerNumber: text, email: text }), (some) => {
        const values = { ...filled, ...some }
        const { reservedDay, reservedTime } = requestFaults(values)
        const isSendable = /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/.test(editRequestOf(values).reservedDate)
        expect(isSendable).toBe(reservedDay === undefined && reservedTime === undefined)
      }),
    )
  })

  it('CA-02 takes time in proportion to what is typed as a plate, marks out of order too', () => {
    expectLinear(
      (registerNumber) => requestFaults({ ...filled, registerNumber }),
      (length) => '\u0301\u0316'.repeat(length / 2),
    )
  })

  it('READINGS-18 can be answered with an address or a number', () => {
    expect([
      hasContact({ ...filled, email: ' ', phone: ' ' }),
      hasContact({ ...filled, email: 'a@b.fi' }),
      hasContact({ ...filled, phone: '0' }),
    ]).toEqual([false, true, true])
  })
})
