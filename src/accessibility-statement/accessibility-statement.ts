import { lazyScreen } from '#entities/process'

/**
 * Returns whether a path is that of the accessibility statement. It is not a process, so it leaves a booking unchanged.
 */
export const isAccessibilityStatement = (path: string): boolean => /^\/saavutettavuus\/*$/.test(path)

/** Loaded from the chunk of rarely opened pages. */
export const accessibilityStatement = lazyScreen<object>(
  async () =>
    (await import(/* webpackChunkName: "rare" */ './accessibility-statement-page')).AccessibilityStatementPage,
)
