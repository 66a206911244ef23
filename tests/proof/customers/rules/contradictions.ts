/** RC-19: no two sentences of one surface contradict each other. */
import type { Fault, Judged } from './rule'

/** Of no pair both stand on one surface. */
const CONTRADICTIONS: readonly (readonly [RegExp, RegExp])[] = [
  // Who drives.
  [/Tuo auto\b/, /Haemme auton/],
  [/[Tt]uo auto klo/, /Haemme auton/],
  [/Jätä auto pihaamme/, /Haemme auton/],
  [/Nouda auto\b/, /Tuomme auton/],
  [/kun noudat auton/, /(Tuomme auton|Palautamme auton)/],
  [/jätetään (päiväksi|illaksi)/, /Haemme auton/],
  // When.
  [/Iltavuoro/, /aamu(lla|vuoro)/i],
  [/Aamuvuoro/, /(illaksi|illalla toimipisteessä|iltavuoron)/],
  [/Auto jätetään illaksi/, /päiväksi/],
  [/edellisenä päivänä/, /Tuo auto klo/],
  [/Asiakas odottaa/, /Nouda auto/],
  [/Asiakas odottaa/, /kun noudat auton/],
  [/ja odota huollon ajan/, /Nouda auto/],
  [/noudetaan seuraavana päivänä/, /samana (iltana|päivänä)/],
  // Keys.
  [/Avainlokero ei ole vapaana/, /(Jätä avaimet avainlokeroon|Avain jätetään avainlokeroon|avaimet avainlokeroon)/],
  [
    /(Anna avaimet palvelutiskille|avaimet huoltoneuvojalle)/,
    /(Jätä avaimet avainlokeroon|Avain jätetään avainlokeroon)/,
  ],
  [/Avainlokero\W+Ei vapaana/, /[Jj]ätä avaimet avainlokeroon/],
  // Money.
  [/Luotolla/, /odottaa vahvistusta/],
  [/sitouduit maksamaan/, /Hinta on arvio\./],
  [/Maksuton\s*$/, /Maksat toimipisteessä/],
  // An enquiry reserves nothing.
  [
    /Toivottu päivä/,
    /([Tt]ilausvahvistu|[Aa]ika on varattu|Varauksesi on vahvistettu|Tuo auto|Maksat toimipisteessä, kun)/,
  ],
  [/Toivottu päivä/, /(Varauksesi on peruutettu|Varattu aika (on vapautunut|vapautuu)|Ota mukaan)/],
  [/Toivottu päivä/, /Haluatko peruuttaa varauksen/],
  [/(Aikatiedustelu poistetaan|Aikatiedustelusi on peruutettu)/, /(peruuttaa varauksen|Varauksesi on peruutettu)/],
  [/Otamme sinuun yhteyttä/, /(Tuo auto|Varauksesi on vahvistettu|Varauksesi on siirretty)/],
  // A cancelled booking asks for nothing.
  [
    /(on peruutettu|Varaus on peruutettu)/,
    /(Tuo auto|Jätä auto|Haemme auton ja|Nouda (auto|sijaisauto)|Maksat toimipisteessä|Asiakkaalle kerrottu)/,
  ],
]

/** The customer's steps offer what may yet be chosen, so only what they have as facts is read. */
const READ = new Set([
  'orderPanel',
  'thanks',
  'bookingPage',
  'cancelledPage',
  'reopened',
  'cancelDialog',
  'customerMail',
  'customerMailHtml',
  'cancelMail',
  'cancelMailHtml',
  'workshopMail',
  'workshopMailHtml',
  'workshopCancelMail',
  'workshopCancelMailHtml',
  'calendarEntry',
  'deskTable',
  'deskCsv',
  'deskCalendar',
])

export function contradictions({ story, record }: Judged): Fault[] {
  const paid = record.payment && (record.payment.paid > 0 || record.payment.credit > 0) && record.payment.due === 0
  const pairs =
    paid && !story.chosen.isCancelled
      ? [...CONTRADICTIONS, [/Maksettu kortilla|Luotolla/, /Maksat (loput )?toimipisteessä/] as const]
      : CONTRADICTIONS
  return [...story.surfaces].flatMap(([surface, text]) =>
    READ.has(surface)
      ? pairs.flatMap(([one, other]): Fault[] => {
          const plain = text.replaceAll(/\s+/g, ' ')
          return one.test(plain) && other.test(plain)
            ? [{ surface, rule: 'RC-19', says: sentenceOf(plain, one), but: sentenceOf(plain, other) }]
            : []
        })
      : [],
  )
}

const sentenceOf = (text: string, words: RegExp): string => {
  const at = text.search(words)
  return text.slice(Math.max(0, at - 30), at + 70).trim()
}
