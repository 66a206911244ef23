import { lazyScreen } from '#entities/process'

/** Whether a path is that of the accessibility statement: a page of the shell, no process, which leaves a booking as it is. */
export const isStatement = (path: string): boolean => /^\/saavutettavuus\/*$/.test(path)

/** In the chunk of what few visitors open. */
export const statement = lazyScreen<object>(
  async () => (await import(/* webpackChunkName: "rare" */ './statement-page')).StatementPage,
)
