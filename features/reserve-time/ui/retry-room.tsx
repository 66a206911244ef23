import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { Button } from '#shared/ui/button'
import { t } from '../texts'

interface Props {
  readonly onRetry: () => void
  readonly className?: string | undefined
  /** What may have failed, with the button that tries again. */
  readonly children: (button: ReactNode) => ReactNode
}

/** A button that tries again goes with its own press; the focus stays here, near what it was about. */
export const RetryRoom = observer(function RetryRoom({ onRetry, className, children }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const retry = (): void => {
    room.current?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div ref={room} tabIndex={-1} className={className}>
      {children(<Button onClick={retry}>{t('retry')}</Button>)}
    </div>
  )
})
