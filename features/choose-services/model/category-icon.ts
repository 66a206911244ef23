/** Icons of categories by a part of their name, drawn on 24 by 24 units. */
const ICONS: readonly (readonly [part: string, path: string])[] = [
  [
    'jarru',
    'M3.5 13a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM8.5 13a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM14.5 3.5a11 11 0 0 1 6.2 7.3l-2.9.8a8 8 0 0 0-4.4-5.2z',
  ],
  ['ilmast', 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.7 4.7 12 7l2.3-2.3M9.7 19.3 12 17l2.3 2.3'],
  [
    'akku',
    'M4.8 7.5h14.4A1.8 1.8 0 0 1 21 9.3v8.4a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 17.7V9.3a1.8 1.8 0 0 1 1.8-1.8zM6.5 7.5v-2h3v2M14.5 7.5v-2h3v2M6.7 13.5h3.6M13.7 13.5h3.6M15.5 11.7v3.6',
  ],
  [
    'alusta',
    'M2.7 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM15.7 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM8.3 12h7.4M12 12V5.5M9 5.5h6M12 12l-3 6.5M12 12l3 6.5',
  ],
  ['öljy', 'M12 3.5s6.2 6.6 6.2 11a6.2 6.2 0 0 1-12.4 0c0-4.4 6.2-11 6.2-11zM9 15a3 3 0 0 0 3 3'],
  [
    'kausi',
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18',
  ],
  ['lisä', 'M12 5v14M5 12h14'],
  ['koodi', 'M3.5 11.5v-7h7l9.5 9.5-7 7zM7.7 8.7h.01'],
]

const WRENCH =
  'M12 7.4a4.3 4.3 0 0 1 5.4-2.5l-2.8 2.8.7 2.7 2.7.7 2.8-2.8M14.2 10.6 6.3 18.5a1.9 1.9 0 0 1-2.7-2.7l7.9-7.9'

/** Returns the path of a category's icon, a wrench unless its name is known. */
export const categoryIcon = (name: string): string =>
  ICONS.find(([part]) => name.toLowerCase().includes(part))?.[1] ?? WRENCH
