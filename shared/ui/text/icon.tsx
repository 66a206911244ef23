import { classNames } from './class-names'

const CIRCLE = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'

const PATHS = {
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  error: `${CIRCLE}M12 7.5v5.2M12 16.25v.01`,
  info: `${CIRCLE}M12 11v5M12 7.75v.01`,
  warning: 'M12 4.2 2.9 19.5h18.2zM12 10v4M12 16.75v.01',
} as const

export type IconName = keyof typeof PATHS

/** A decorative icon in the text colour, hidden from assistive technology. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <PathIcon path={PATHS[name]} className={className} />
)

/** An icon that only some screens need, given by its path (icon-paths.ts), so that it loads with them. */
export const PathIcon = ({ path, className }: { readonly path: string; readonly className?: string | undefined }) => (
  <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
