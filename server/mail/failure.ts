/**
 * What an error may be told as: its name, its code and the mail server's number ('Error EENVELOPE 550'). Its message is
 * left out, since mail servers repeat addresses and databases the values of a row.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const details = ['code', 'responseCode'].map((name): unknown => Reflect.get(error, name))
  return [error.name, ...details.filter(isPlain)].join(' ')
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\w{1,40}$/.test(value))
