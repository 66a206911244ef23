import {
  array,
  create,
  defaulted,
  enums,
  integer,
  object,
  optional,
  pattern,
  string,
  StructError,
  type Infer,
  type Struct,
} from 'superstruct'
import { ProcessType } from '../api/nouns/enums'
import { definePort } from '../store/define-store'

const text = (shape: RegExp): Struct<string, null> => pattern(string(), shape)
const Address = text(/^(https?:\/\/|\/)/)
/** '#005f6e', 'rgb(0 95 110)', 'oklch(45% 0.08 210)'. */
const Color = text(/^(#([\da-f]{3}){1,2}|(rgb|hsl|oklch)\([\d\s.,%/]+\))$/i)

/** What a chain may set: one JSON object in the page (README, «Configuration»). */
export const Config = object({
  brand: defaulted(
    object({
      name: defaulted(string(), 'Pohjolan Autohuolto'),
      /** Where the logo and 'Etusivu' lead. */
      url: defaulted(Address, '/'),
      /** Where the breadcrumb's 'Huolto' leads. */
      serviceUrl: defaulted(Address, '/huolto'),
      color: optional(Color),
      /** Text and icons on `color`: its contrast is the chain's to guarantee, 4.5:1 or more. */
      onColor: optional(Color),
      accent: optional(Color),
      /** With its unit: the other radii are calculated from it. */
      radius: optional(text(/^\d+(\.\d+)?(px|rem)$/)),
      font: optional(text(/^[\p{L}\d\s,'"-]+$/u)),
      logo: optional(text(/^((https:\/)?\/|data:image\/)[^\s"'()\\<>]+$/)),
      /** For a chain without a dark look. */
      scheme: optional(enums(['light'])),
    }),
    {},
  ),
  /** Where the footer's links lead; one that is not set is not shown. */
  links: defaulted(
    object({
      contact: optional(Address),
      privacy: optional(Address),
      accessibility: optional(Address),
      terms: optional(Address),
    }),
    {},
  ),
  api: defaulted(
    object({
      /** Stands before `/ServiceBooking/rest`: a path of this origin, or another server's address. No slash at the end. */
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
      usedProcessType: optional(ProcessType),
      usedFrontEnd: optional(string()),
    }),
    {},
  ),
  /** The tag manager's container; without one nothing is asked of the visitor, and nothing of others is ever loaded. */
  tagManager: optional(
    object({
      id: text(/^GTM-[A-Z\d]{4,10}$/),
      /** What it is used for, both unless told: the visitor consents to each by itself. */
      uses: optional(array(enums(['analytics', 'marketing']))),
    }),
  ),
  /** Where feedback on accessibility is answered. */
  accessibilityEmail: optional(text(/^\S+@\S+$/)),
  /** Whose info texts stand above the booking. */
  infoOrganizationId: defaulted(integer(), 1),
  /** What calendars speak: Finnish, Swedish or Estonian. Everything else is Finnish. */
  calendarLanguage: defaulted(enums(['fi', 'se', 'ee']), 'fi'),
})
export type Config = Infer<typeof Config>

export const configPort = definePort<Config>('config')

/** The configuration cannot be used; the message names the key and the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration: the page's JSON, then what the page's own address says of the session (RT-16).
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

/** An address can be mistyped by anyone, so what does not fit is left out instead of stopping the booking. */
function sessionFromAddress(address: URLSearchParams): Partial<Config['session']> {
  const organizationId = Number(address.get('organizationId'))
  const installationType = address.get('installationType')
  const usedFrontEnd = address.get('usedFrontEnd')
  const usedProcessType = address.get('usedProcessType')
  return {
    ...(Number.isInteger(organizationId) && organizationId > 0 && { organizationId }),
    ...(installationType && { installationType }),
    ...(usedFrontEnd && { usedFrontEnd }),
    ...(usedProcessType && ProcessType.is(usedProcessType) && { usedProcessType }),
  }
}
