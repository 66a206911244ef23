import { lazyScreen } from '#entities/process'

/**
 * Returns whether a path is that of the accessibility statement. It is not a process, so it leaves a booking unchanged.
 */
export const isStatement = (path: string): boolean => /^\/saavutettavuus\/*$/.test(path)

/** Loaded from the chunk of rarely opened pages. */
export const statement = lazyScreen<object>(
  async () => (await import(/* webpackChunkName: "rare" */ './statement-page')).StatementPage,
)
