import type { ComponentProps, MouseEvent } from 'react'
import { Button, type ButtonProps } from './button'
import { t } from './texts'

/** Container of a failure and of what replaces it. It takes the focus on retry, because the button disappears. */
export const RetryContainer = (native: ComponentProps<'div'>) => <div tabIndex={-1} data-retry {...native} />

interface Props extends Pick<ButtonProps, 'variant' | 'className'> {
  readonly onRetry: () => unknown
}

/** Button that repeats what failed. The focus moves to the RetryContainer around it, if there is one. */
export function RetryButton({ onRetry, ...look }: Props) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>('[data-retry]')?.focus({ preventScroll: true })
    void onRetry()
  }
  return (
    <Button {...look} onClick={retry}>
      {t('retry')}
    </Button>
  )
}
