import type { Output } from '../platform/command-output'
import { readServerSecret } from '../platform/database/server-secret'
import { sendAgain, type NotSent, type SentAgain } from '../mail/refused/send-again'
import type { Desk } from './desk'
import { mailKind } from './mail-kinds'
import type { DeskRequest } from './request'

type Request = Extract<DeskRequest, { readonly command: 'mails resend' }>

/** Sends a booking's refused mails again, to a corrected address if there is one. False after a fault. */
export async function resendMails({ db, now, around }: Desk, request: Request, output: Output): Promise<boolean> {
  const endpoints = (around?.webhooks ?? []).map(({ name }) => name)
  const tell = around?.tell ?? (() => undefined)
  const sent = await sendAgain({ db, secret: await readServerSecret(db), now, endpoints, tell }, request)
  if (typeof sent === 'string') {
    output.fault(`Mitään ei muutettu: ${reasonOf(sent, request)}`)
    return false
  }
  for (const line of linesOf(sent)) output.line(line)
  return true
}

function linesOf({ email, isCorrected, isCancelled, kinds }: SentAgain): string[] {
  const corrected = isCorrected ? [`Varauksen sähköpostiosoite on nyt ${email}.`] : []
  if (kinds.length > 0)
    return [...corrected, `Lähtee uudelleen osoitteeseen ${email}: ${kinds.map(mailKind).join(', ')}.`]
  const why = isCancelled ? 'Varaus on peruttu' : 'Viestit eivät ole enää ajankohtaisia'
  return [...corrected, `${why}, joten mitään ei lähetetä.`]
}

function reasonOf(reason: NotSent, { booking, to }: Request): string {
  if (reason === 'NO_BOOKING') return `varausta ${booking} ei löydy.`
  return reason === 'NOTHING_REFUSED'
    ? `varauksen ${booking} viestejä ei ole torjuttu.`
    : `${to ?? ''} ei ole sähköpostiosoite.`
}
