import type { SeedServiceTicket } from '../types'

/** Service tickets of the demo's workshops: an open, a done and an expired one. */
export const serviceTickets: readonly SeedServiceTicket[] = [
  {
    id: 1,
    code: 'HUOLTO-7F3K',
    organizationId: 1,
    registerNumber: 'ABC-123',
    kilometers: 84_500,
    customerNumber: '500101',
    message: 'Autosi on tulossa huoltoikään. Katsoimme sille viime käynnillä valmiiksi nämä työt.',
    expiresInDays: 365,
    isDone: false,
    items: [
      {
        id: 11,
        description: 'Määräaikaishuolto 90 000 km',
        productId: 101,
        infoRows: [
          { heading: 'Valmistajan ohjelma', text: 'Huolto 15 000 kilometrin tai vuoden välein.' },
          { heading: 'Edellinen huolto', text: '74 800 km' },
        ],
      },
      {
        id: 12,
        description: 'Jarrunesteen vaihto',
        productId: 1002,
        infoRows: [{ heading: 'Mittaustulos', text: 'Kiehumispiste 158 °C, raja 165 °C.' }],
      },
      {
        id: 13,
        description: 'Seuraa etujarrupalojen kulumista',
        productId: null,
        infoRows: [{ heading: 'Mittaustulos', text: 'Kitkapintaa jäljellä 4 mm.' }],
      },
    ],
  },
  {
    id: 2,
    code: 'HUOLTO-2D9M',
    organizationId: 4,
    registerNumber: 'KOR-77',
    kilometers: null,
    customerNumber: '500102',
    message: 'Akku kannattaa testata ennen pakkasia.',
    expiresInDays: 60,
    isDone: true,
    items: [{ id: 21, description: 'Akun testaus', productId: 1201, infoRows: [] }],
  },
  {
    id: 3,
    code: 'HUOLTO-5X8T',
    organizationId: 2,
    registerNumber: 'ÅLA-100',
    kilometers: null,
    customerNumber: '500103',
    message: 'Ilmastointi kannattaa huoltaa kahden vuoden välein.',
    expiresInDays: -10,
    isDone: false,
    items: [{ id: 31, description: 'Ilmastointihuolto', productId: 1102, infoRows: [] }],
  },
]

/** Products also sold over the counter: battery test, headlight adjustment, car wash and tire repair. */
export const separatelySold: readonly number[] = [303, 1201, 1204, 2104]
