import type { NewItem } from '../sections/visit/tickets/index'

/** A drawing of a worn brake pad beside a new one, in place of a mechanic's photograph. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
<rect width="320" height="180" fill="#e8edef"/>
<g font-family="sans-serif" font-size="13" fill="#22313a" text-anchor="middle">
<path d="M40 128h100v14H40zM180 128h100v14H180z" fill="#5b6b75"/>
<path d="M46 118h88v10H46z" fill="#b3471d"/><path d="M186 78h88v50h-88z" fill="#2f7d5b"/>
<path d="M30 118v10M26 118h8M26 128h8M290 78v50M286 78h8M286 128h8" stroke="#22313a" fill="none"/>
<text x="90" y="106">2 mm</text><text x="230" y="66">11 mm</text>
<text x="90" y="166">autossasi</text><text x="230" y="166">uusi pala</text>
</g></svg>`

/** What the mechanic found in the demo's visit. */
const foundWork: readonly NewItem[] = [
  {
    description: 'Jarruhuolto, etu- ja takajarrut',
    productId: 1001,
    urgency: 'now',
    priceKind: 'maximum',
    consequence:
      'Jarrupalat kuluvat loppuun arviolta 2 000 kilometrin aikana ja vaurioittavat jarrulevyt. Jarrutusmatka pitenee.',
    picture: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
    infoRows: [
      { heading: 'Mittaustulos', text: 'Etujarrupaloissa on kitkapintaa jäljellä 2 mm. Vaihtoraja on 3 mm.' },
      { heading: 'Mitä teemme', text: 'Vaihdamme palat, puhdistamme ja voitelemme jarrut.' },
    ],
  },
  {
    description: '12 V akun vaihto',
    productId: 1202,
    urgency: 'soon',
    priceKind: 'fixed',
    consequence: 'Auto voi jäädä käynnistymättä pakkasella.',
    infoRows: [{ heading: 'Mittaustulos', text: 'Akun kunto on 54 %. Suosittelemme vaihtoa, kun se on alle 60 %.' }],
  },
  {
    description: 'Raitisilmasuodattimen vaihto',
    productId: 1103,
    urgency: 'later',
    priceKind: 'estimate',
    consequence:
      'Tuuletus heikkenee ja ikkunat huurtuvat herkemmin. Voit vaihdattaa suodattimen seuraavassa huollossa.',
    infoRows: [],
  },
  {
    description: 'Takarenkaiden urasyvyys on 4 mm. Tarkista renkaat ennen seuraavaa talvea.',
    productId: null,
    infoRows: [],
  },
]

/** The open, the done and the expired ticket of the demo's visit. */
export const foundTickets = [
  { code: 'LISATYO-4K8P', expiresInDays: 365, isDone: false, items: foundWork },
  { code: 'LISATYO-2D9M', expiresInDays: 365, isDone: true, items: foundWork.slice(1, 2) },
  { code: 'LISATYO-5X8T', expiresInDays: -1, isDone: false, items: foundWork.slice(2, 3) },
] as const
