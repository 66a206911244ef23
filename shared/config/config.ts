import {
  array,
  create,
  defaulted,
  enums,
  integer,
  object,
  optional,
  pattern,
  refine,
  string,
  StructError,
  type Infer,
  type Struct,
} from 'superstruct'
import { KnownProcessType } from '../api/nouns/enums'
import { isDate } from '../date/wall-clock'
import { definePort } from '../store/define-store'

const text = (shape: RegExp): Struct<string, null> => pattern(string(), shape)
const Address = text(/^(https?:\/\/|\/)/)
const Words = text(/\S/)
const Day = refine(string(), 'day', isDate)
const MailAddress = text(/^\S+@\S+$/)
/** For example '#005f6e', 'rgb(0 95 110)' or 'oklch(45% 0.08 210)'. */
const Color = text(/^(#([\da-f]{3}){1,2}|(rgb|hsl|oklch)\([\d\s.,%/]+\))$/i)

/** The company with which the customer makes the contract. */
const Company = object({
  name: Words,
  businessId: optional(Words),
  address: optional(Words),
  phone: optional(text(/\d/)),
  email: optional(MailAddress),
})
export type Company = Infer<typeof Company>

/** The right of withdrawal that the chain grants or owes (docs/law.md). */
const Withdrawal = object({
  days: integer(),
  /** Counts the days from the visit, at which goods are received, instead of from the order. */
  from: optional(enums(['visit'])),
  /** The instruction, for page and mails. A line break begins a paragraph. */
  text: Words,
  /** A visit within the days needs the customer's wish that the work begins before they end. */
  earlyStart: optional(enums(['required'])),
  /** Words of that wish. */
  earlyStartText: optional(Words),
  /** Consequences of a withdrawal after the visit has begun. */
  afterVisit: optional(Words),
})
export type Withdrawal = Infer<typeof Withdrawal>

/** The configuration that a chain can set: one JSON object in the page (docs/configuration.md). */
export const Config = object({
  brand: defaulted(
    object({
      name: defaulted(string(), 'Pohjolan Autohuolto'),
      /** Link target of the logo and of 'Etusivu'. */
      url: defaulted(Address, '/'),
      /** Link target of 'Huolto' in the breadcrumb. */
      serviceUrl: defaulted(Address, '/huolto'),
      color: optional(Color),
      /** Colour of text and icons on `color`. The chain must ensure a contrast of at least 4.5:1. */
      onColor: optional(Color),
      accent: optional(Color),
      /** With its unit. The other radii are computed from it. */
      radius: optional(text(/^\d+(\.\d+)?(px|rem)$/)),
      font: optional(text(/^[\p{L}\d\s,'"-]+$/u)),
      logo: optional(text(/^((https:\/)?\/|data:image\/)[^\s"'()\\<>]+$/)),
      /** For a chain without a dark colour scheme. */
      scheme: optional(enums(['light'])),
    }),
    {},
  ),
  /** Link targets of the footer. A missing link is not shown. */
  links: defaulted(
    object({
      contact: optional(Address),
      privacy: optional(Address),
      accessibility: optional(Address),
      terms: optional(Address),
    }),
    {},
  ),
  /** Shown where the booking is sent, in the footer and in the mails to customers. */
  company: optional(Company),
  /** What the customer does by sending a booking (LW-02). */
  order: defaulted(
    object({
      /** Sends a request, or places an order with an obligation to pay. */
      binding: defaulted(enums(['request', 'payment']), 'request'),
      /** Words of the button that places such an order. */
      button: defaulted(Words, 'Tilaa ja sitoudu maksamaan'),
    }),
    {},
  ),
  withdrawal: optional(Withdrawal),
  /** Link to a route description. `{address}` stands for the workshop's address. */
  routeUrl: optional(text(/^https:\/\/\S*\{address\}\S*$/)),
  /** How a card payment is returned after a cancellation. Shown only to those who have paid. */
  refundText: optional(Words),
  api: defaulted(
    object({
      /** Prefix of `/ServiceBooking/rest`: a path of this origin or another origin. No trailing slash. */
      prefix: defaulted(pattern(string(), /^$|[^/]$/), ''),
      tokenHeader: defaulted(string(), 'X-Process-Token'),
      timeoutMs: defaulted(integer(), 20_000),
    }),
    {},
  ),
  session: defaulted(
    object({
      organizationId: defaulted(integer(), 1),
      installationType: defaulted(string(), 'BASSADONE_PUBLIC'),
      usedProcessType: optional(KnownProcessType),
      usedFrontEnd: optional(string()),
    }),
    {},
  ),
  /** The tag manager container. Without it the visitor is not asked for consent and no third-party code is loaded. */
  tagManager: optional(
    object({
      id: text(/^GTM-[A-Z\d]{4,10}$/),
      /** Purposes of the tag manager, both by default. The visitor consents to each separately. */
      uses: optional(array(enums(['analytics', 'marketing']))),
    }),
  ),
  /** E-mail address for feedback on accessibility. */
  accessibilityEmail: optional(MailAddress),
  /** What the chain knows about the accessibility of its pages. The product claims nothing (LW-07). */
  accessibility: defaulted(
    object({
      /** The last assessment: its day, its result, and who made it and how. */
      assessed: optional(object({ on: Day, result: enums(['full', 'partial', 'none']), method: Words })),
      /** Known gaps, each with the day on which it was found. */
      gaps: defaulted(array(object({ found: Day, text: Words })), []),
      /** Day of the accessibility statement's last change. */
      updated: optional(Day),
    }),
    {},
  ),
  /** The organization whose info texts are shown above the booking. */
  infoOrganizationId: defaulted(integer(), 1),
  /** Language of calendars: Finnish, Swedish or Estonian. All other texts are Finnish. */
  calendarLanguage: defaulted(enums(['fi', 'se', 'ee']), 'fi'),
})
export type Config = Infer<typeof Config>

/** The configuration of the installation. */
export const configPort = definePort<Config>('config')

/** Invalid configuration. The message names the key and the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from the page's JSON. URL parameters override the session settings (RT-16).
 * @throws ConfigError
 */
export function readConfig(json: string, search: string): Config {
  try {
    const given = create(JSON.parse(json || '{}'), Config)
    return create(
      { ...given, session: { ...given.session, ...sessionFromAddress(new URLSearchParams(search)) } },
      Config,
    )
  } catch (error) {
    if (error instanceof StructError) throw new ConfigError(`${error.path.join('.')}: ${error.message}`)
    throw new ConfigError(`the configuration is not JSON: ${String(error)}`)
  }
}

/** Reads the session settings of the URL. Ignores invalid values, because a mistyped URL must not stop the booking. */
function sessionFromAddress(address: URLSearchParams): Partial<Config['session']> {
  const organizationId = Number(address.get('organizationId'))
  const installationType = address.get('installationType')
  const usedFrontEnd = address.get('usedFrontEnd')
  const usedProcessType = address.get('usedProcessType')
  return {
    ...(Number.isInteger(organizationId) && organizationId > 0 && { organizationId }),
    ...(installationType && { installationType }),
    ...(usedFrontEnd && { usedFrontEnd }),
    ...(usedProcessType && KnownProcessType.is(usedProcessType) && { usedProcessType }),
  }
}
