import { lazyScreen, type LazyScreen } from '#entities/process'

/** The form for requesting a change or a cancellation. */
export const requestChange = (): LazyScreen<object> =>
  lazyScreen(async () => (await import(/* webpackChunkName: "change" */ './ui/request-change-page')).RequestChangePage)
