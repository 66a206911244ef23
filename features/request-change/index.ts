import { lazyScreen, type PageProcess } from '#entities/process'

/** The page where a change or a cancellation is asked for. */
export const requestChange = (): Pick<PageProcess, 'Screen' | 'preload'> =>
  lazyScreen(async () => (await import(/* webpackChunkName: "change" */ './ui/request-change-page')).RequestChangePage)
