/** The chains whose scenes are played, each by the environment of its reference server. */
import type { ServerEnv } from '../harness/server'

/** With this token the desk's own systems call the server of the chain 'whole'. */
export const DESK_TOKEN = 'the-token-of-a-system-at-the-desk-of-the-chain'

/** A brand with a light colour, dark letters on it, square corners and a logo of its own. */
export const KAARNA = {
  name: 'Kaarna Auto',
  color: '#ffd21f',
  onColor: '#1a1500',
  accent: '#ff8f6b',
  radius: '4px',
  logo: `data:image/svg+xml;base64,${btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="40" height="40" rx="4" fill="#ffd21f"/><path d="M14 9v22M28 9 14 20l14 11" fill="none" stroke="#1a1500" stroke-width="5"/><path d="M52 20h64" stroke="#8a7400" stroke-width="6"/></svg>',
  )}`,
}

const withdrawal = {
  days: 14,
  text: 'Sinulla on oikeus peruuttaa tämä sopimus ilmoittamatta syytä 14 päivän kuluessa.',
  earlyStart: 'required',
  afterVisit: 'Tehdystä työstä maksat sovitun hinnan.',
}

export const CHAINS = {
  /** The demo's chain as it is. */
  demo: {},
  /** The same with everything that a chain may switch on, except the tag manager, whose question covers a page. */
  whole: {
    EARLIER_TIMES: '1',
    VISIT_STATES: '1',
    DESK_TOKENS: DESK_TOKEN,
    REMINDER_MAIL_HOURS: '2',
    // All scenes write to one customer.
    MAILS_PER_HOUR: '0',
    SPA_CONFIG: JSON.stringify({ withdrawal }),
  },
  /** Another brand, which asks for consent. */
  kaarna: {
    SPA_CONFIG: JSON.stringify({ brand: KAARNA, tagManager: { id: 'GTM-TEST1' }, links: { privacy: '/tietosuoja' } }),
  },
} as const satisfies Readonly<Record<string, ServerEnv>>

export type Chain = keyof typeof CHAINS
