/** A format that a text must have if it is not blank. */
export interface TextFormat {
  /** Called with the trimmed text. */
  readonly fits: (text: string) => boolean
  /** Message for a text that does not fit. */
  readonly wrong: string
}

/** Returns the message for a faulty text. A blank text is faulty only if `missing` is given. */
export function textFault(value: string, missing: string | undefined, format?: TextFormat): string | undefined {
  const text = value.trim()
  if (text === '') return missing
  return !format || format.fits(text) ? undefined : format.wrong
}
