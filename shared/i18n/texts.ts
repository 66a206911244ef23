/** The placeholder names of a text: 'klo {start}–{end}' has 'start' and 'end'. */
type ParameterOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

type Parameters<Text extends string> = [ParameterOf<Text>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<Text>, string | number>>]

/** The stem, such as 'count', of each key that has both forms 'count_one' and 'count_other'. */
type Plural<T> = { [K in keyof T]: K extends `${infer Stem}_one` ? Stem : never }[keyof T] & string

/** Looks up the texts of a slice. An unknown key or a missing parameter is a type error. */
export interface Translate<T extends Readonly<Record<string, string>>> {
  <K extends keyof T>(key: K, ...parameters: Parameters<T[K]>): string
  /** Finnish has two forms: one for 1, the other for all other numbers. Fills in `{count}`. */
  readonly count: (stem: Plural<T>, count: number) => string
}

/** Defines the texts of a slice. */
export function defineTexts<const T extends Readonly<Record<string, string>>>(texts: T): Translate<T> {
  const translate = <K extends keyof T>(key: K, ...[parameters]: Parameters<T[K]>): string =>
    fill(texts[key] ?? '', parameters)
  const count = (stem: Plural<T>, count: number): string =>
    fill(texts[`${stem}_${count === 1 ? 'one' : 'other'}`] ?? '', { count })
  return Object.assign(translate, { count })
}

function fill(text: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole))
}
