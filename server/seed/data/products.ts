import type { SeedCategory } from '../types'

/** The demo chain's products, by section and category. Prices are in euros with VAT, null if agreed later. */
export const categories: readonly SeedCategory[] = [
  {
    id: 1,
    description: 'Määräaikaishuollot',
    section: 'scheduled',
    products: [
      {
        id: 101,
        description: 'Perushuolto (öljynvaihtohuolto)',
        price: 249.0,
        minutes: 90,
        info: 'Sisältää moottoriöljyn ja öljynsuodattimen vaihdon sekä turvallisuustarkastuksen.',
        subRows: [
          {
            description: 'Moottoriöljyn vaihto',
            spareParts: ['Moottoriöljy 5W-30, 5 l', 'Öljynsuodatin', 'Öljytulpan tiiviste'],
          },
          { description: 'Turvallisuustarkastus', spareParts: [] },
        ],
      },
      {
        id: 102,
        description: 'Laaja määräaikaishuolto',
        price: 429.0,
        minutes: 180,
        info: 'Perushuollon lisäksi vaihdamme suodattimet ja tarkastamme jarrut, alustan ja ohjauksen valmistajan ohjelman mukaan.',
        subRows: [
          { description: 'Moottoriöljyn vaihto', spareParts: ['Moottoriöljy 5W-30, 5 l', 'Öljynsuodatin'] },
          { description: 'Suodattimien vaihto', spareParts: ['Ilmansuodatin', 'Raitisilmasuodatin'] },
          { description: 'Jarrujen ja alustan tarkastus', spareParts: [] },
        ],
      },
      {
        id: 103,
        description: 'Sähköauton määräaikaishuolto',
        price: 219.0,
        minutes: 90,
        info: 'Tarkastamme korkeajänniteakun jäähdytyksen, jarrut ja alustan. Huollon tekee sähkötyökoulutettu asentaja.',
      },
      {
        id: 104,
        description: 'Vuosihuolto',
        price: 289.0,
        minutes: 120,
        subRows: [
          { description: 'Moottoriöljyn vaihto', spareParts: ['Moottoriöljy 5W-30, 5 l', 'Öljynsuodatin'] },
          { description: 'Raitisilmasuodattimen vaihto', spareParts: ['Raitisilmasuodatin'] },
        ],
      },
    ],
  },
  {
    id: 3,
    description: 'Lisäpalvelut',
    section: 'additional',
    products: [
      {
        id: 301,
        description: 'Sijaisauto (per päivä)',
        price: 45.0,
        minutes: 0,
      },
      { id: 302, description: 'Sisä- ja ulkopuhdistus', price: 79.0, minutes: 60 },
      { id: 303, description: 'Ulkopesu', price: 25.0, minutes: 20, priceKind: 'fixed' },
      { id: 304, description: 'Auton nouto- ja palautuspalvelu', price: 59.0, minutes: 0 },
      { id: 305, description: 'Katsastuspalvelu huollon yhteydessä', price: 99.0, minutes: 60 },
    ],
  },
  {
    id: 10,
    description: 'Jarrut',
    section: 'extra',
    products: [
      {
        id: 1001,
        description: 'Jarruhuolto, etu- ja takajarrut',
        price: 169.0,
        priceKind: 'estimate',
        excessPercent: 15,
        minutes: 90,
        subRows: [
          { description: 'Jarrujen purku, puhdistus ja voitelu', spareParts: ['Jarrunpuhdistusaine', 'Kuparitahna'] },
        ],
      },
      { id: 1002, description: 'Jarrunesteen vaihto', price: 95.0, minutes: 45 },
      { id: 1003, description: 'Jarrujen tarkastus', price: 49.0, minutes: 30 },
    ],
  },
  {
    id: 11,
    description: 'Ilmastointi',
    section: 'extra',
    products: [
      { id: 1101, description: 'Ilmastointihuolto (R134a)', price: 149.0, minutes: 60 },
      {
        id: 1102,
        description: 'Ilmastointihuolto (R1234yf)',
        price: 269.0,
        minutes: 60,
        info: 'Autoissa, jotka on tyyppihyväksytty vuoden 2011 jälkeen, on yleensä R1234yf-kylmäaine.',
      },
      { id: 1103, description: 'Raitisilmasuodattimen vaihto', price: 59.0, minutes: 20 },
      { id: 1104, description: 'Ilmastoinnin desinfiointi', price: 69.0, minutes: 30 },
    ],
  },
  {
    id: 12,
    description: 'Akku ja sähköt',
    section: 'extra',
    products: [
      { id: 1201, description: 'Akun testaus', price: 19.0, minutes: 15 },
      {
        id: 1202,
        description: '12 V akun vaihto',
        price: 239.0,
        minutes: 30,
        subRows: [{ description: 'Akun vaihto ja testaus', spareParts: ['Käynnistysakku 12 V 70 Ah'] }],
      },
      { id: 1203, description: 'Vikakoodien luku', price: 89.0, minutes: 30 },
      { id: 1204, description: 'Ajovalojen tarkastus ja suuntaus', price: 35.0, minutes: 20 },
    ],
  },
  {
    id: 13,
    description: 'Alusta ja ohjaus',
    section: 'extra',
    products: [
      { id: 1301, description: 'Nelipyöräsuuntaus', price: 149.0, minutes: 75, priceKind: 'fixed' },
      { id: 1302, description: 'Alustan tarkastus', price: 39.0, minutes: 30 },
      {
        id: 1303,
        description: 'Ruostesuojaus',
        price: null,
        minutes: 480,
        info: 'Hinta riippuu auton koosta ja kunnosta. Annamme tarjouksen ennen työn aloittamista.',
      },
    ],
  },
  {
    id: 14,
    description: 'Öljyt ja nesteet',
    section: 'extra',
    products: [
      { id: 1401, description: 'Öljynvaihto', price: 139.0, minutes: 45 },
      {
        id: 1402,
        description: 'Automaattivaihteiston öljynvaihto',
        price: 459.0,
        minutes: 150,
        priceKind: 'maximum',
      },
      { id: 1403, description: 'Jäähdytysnesteen vaihto', price: 129.0, minutes: 60 },
    ],
  },
  {
    id: 15,
    description: 'Kausitarkastukset',
    section: 'extra',
    products: [
      {
        id: 1501,
        description: 'Talvitarkastus',
        price: 39.0,
        normalPrice: 59.0,
        campaign: true,
        minutes: 30,
        info: 'Tarkastamme akun, jäähdytysnesteen pakkaskestävyyden, valot, renkaat ja pyyhkijät.',
      },
      { id: 1502, description: 'Lomatarkastus', price: 0.0, minutes: 30 },
    ],
  },
  {
    id: 20,
    description: 'Rengaspalvelut',
    section: 'tire',
    products: [
      {
        id: 2001,
        description: 'Renkaiden kausivaihto, henkilöauto',
        price: 59.0,
        minutes: 30,
        tireRole: 'tireChangePersonalCarProduct',
      },
      {
        id: 2002,
        description: 'Renkaiden kausivaihto, pakettiauto',
        price: 79.0,
        minutes: 45,
        tireRole: 'tireChangeVanProduct',
      },
      {
        id: 2003,
        description: 'Rengashotelli, uusi asiakas (kausi)',
        price: 85.0,
        minutes: 15,
        tireRole: 'tireHotelNewCustomerProduct',
      },
      {
        id: 2004,
        description: 'Rengashotelli, säilytyksen jatkaminen (kausi)',
        price: 79.0,
        minutes: 15,
        tireRole: 'tireHotelExistingCustomerProduct',
      },
      {
        id: 2005,
        description: 'Rengashotelli renkaiden ostajalle (kausi)',
        price: 59.0,
        minutes: 15,
        tireRole: 'tireHotelTireBuyerProduct',
      },
      {
        id: 2006,
        description: 'Renkaiden nouto rengashotellista',
        price: 25.0,
        minutes: 15,
        tireRole: 'tireHotelPickUpProduct',
        info: 'Haemme renkaasi varastosta. Ensimmäinen mahdollinen aika on kolmen päivän kuluttua.',
      },
    ],
  },
  {
    id: 21,
    description: 'Renkaiden lisäpalvelut',
    section: 'tire-extra',
    products: [
      { id: 2101, description: 'Renkaiden tasapainotus, 4 kpl', price: 55.0, minutes: 15 },
      { id: 2102, description: 'Renkaiden pesu, 4 kpl', price: 19.0, minutes: 15 },
      { id: 2103, description: 'Rengaspaineantureiden ohjelmointi', price: 39.0, minutes: 15 },
      { id: 2104, description: 'Renkaan paikkaus', price: 39.0, minutes: 15 },
    ],
  },
]

/** Discount of each code in percent. */
export const campaignCodes: Readonly<Record<string, number>> = { HUOLTO10: 10, TALVI15: 15 }
