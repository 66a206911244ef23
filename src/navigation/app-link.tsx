import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** A link within the application. Replaces the router's Link, which would enlarge the first screen. */
export function AppLink({ to, onClick, children, ...native }: AppLinkProps) {
  const follow = useLinkClickHandler(to)
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...native} href={useHref(to)} onClick={click}>
      {children}
    </a>
  )
}
