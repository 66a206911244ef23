import { describe, expect, it } from 'vitest'
import { EMPTY, feedbackFaults, LONGEST_MESSAGE, requestOf } from './feedback'

describe('accessibility feedback', () => {
  it('requires a message, of at most the server’s maximum length', () => {
    expect(feedbackFaults(EMPTY).message).toBe('Kirjoita palautteesi.')
    expect(feedbackFaults({ ...EMPTY, message: ' \n ' }).message).toBe('Kirjoita palautteesi.')
    const longest = 'ä'.repeat(LONGEST_MESSAGE)
    expect(feedbackFaults({ ...EMPTY, message: longest }).message).toBeUndefined()
    expect(requestOf({ ...EMPTY, message: longest }).body.message).toHaveLength(5000)
    expect(feedbackFaults({ ...EMPTY, message: `${longest}.` }).message).toContain(
      `enintään ${LONGEST_MESSAGE} merkkiä`,
    )
  })

  it('accepts a valid email address or none', () => {
    const faultOf = (email: string) => feedbackFaults({ message: 'a', email }).email
    expect(EMPTY).toEqual({ message: '', email: '' })
    expect(faultOf('')).toBeUndefined()
    expect(faultOf('  ')).toBeUndefined()
    expect(faultOf(' aino@example.fi ')).toBeUndefined()
    expect(faultOf('aino')).toContain('nimi@esimerkki.fi')
  })

  it('sends the subject, and the reply address only if it was given', () => {
    expect(requestOf({ message: ' Kontrasti on heikko. ', email: ' ' })).toEqual({
      query: { sendEmail: true },
      body: { message: 'Saavutettavuuspalaute:\nKontrasti on heikko.', rating: null },
    })
    expect(requestOf({ message: 'a', email: ' aino@example.fi' }).query).toEqual({
      sendEmail: true,
      notificationEmailAddress: 'aino@example.fi',
    })
  })
})
