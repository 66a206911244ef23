import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { Button } from '#shared/ui/action/button'
import { t } from '../texts'

interface Props {
  readonly onRetry: () => void
  readonly className?: string | undefined
  /** Renders the content, which includes the given retry button if it has failed. */
  readonly children: (button: ReactNode) => ReactNode
}

/** Container of a retry button. It takes the focus on retry, because the button disappears. */
export const RetryContainer = observer(function RetryContainer({ onRetry, className, children }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const retry = (): void => {
    container.current?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div ref={container} tabIndex={-1} className={className}>
      {children(<Button onClick={retry}>{t('retry')}</Button>)}
    </div>
  )
})
