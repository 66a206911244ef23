/** What the bundler gives a module whose code can be exchanged while it runs. */
interface Hot {
  readonly addStatusHandler: (handler: (status: string) => void) => void
}

interface ImportMeta {
  /** In `npm run dev` alone. */
  readonly webpackHot?: Hot
}
