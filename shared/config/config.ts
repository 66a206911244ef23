import { create, defaulted, integer, object, optional, pattern, string, StructError, type Infer } from 'superstruct'
import { ProcessType } from '../api/contract/enums'
import { definePort } from '../store/define-store'

/** What a chain may set: one JSON object in the page (README, «Configuration»). */
const Config = object({
  brand: defaulted(
    object({
      name: defaulted(string(), 'Pohjolan Autohuolto'),
      /** Where the logo and 'Etusivu' lead. */
      url: defaulted(pattern(string(), /^(https?:\/\/|\/)/), '/'),
      /** Where the breadcrumb's 'Huolto' leads. */
      serviceUrl: defaulted(pattern(string(), /^(https?:\/\/|\/)/), '/huolto'),
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
  /** Whose info texts stand above the booking. */
  infoOrganizationId: defaulted(integer(), 1),
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
