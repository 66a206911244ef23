import { lazyScreen, type PageProcess } from '#entities/process'

/** The page for requesting a change or a cancellation. */
export const requestChange = (): Pick<PageProcess, 'Screen' | 'preload'> =>
  lazyScreen(async () => (await import(/* webpackChunkName: "change" */ './ui/request-change-page')).RequestChangePage)
