/** Joins the given class names. Skips empty, false, null and undefined ones. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
