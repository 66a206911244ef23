import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import styles from './offers.module.css'

interface SectionProps {
  readonly status: string
  readonly children: ReactNode
}

/** Where a section, its skeleton or its failure stands: who tried again goes on from the heading that comes. */
export function Section({ status, children }: SectionProps) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'ready' && room.current === document.activeElement) room.current?.querySelector('button')?.focus()
  }, [status])
  return (
    <div ref={room} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  )
}

interface FailureProps {
  readonly title: string
  readonly onRetry: () => Promise<unknown>
}

export function SectionFailure({ title, onRetry }: FailureProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button goes with the failure.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus()
    void onRetry()
  }
  return (
    <Message tone="error" role="alert" action={<Button onClick={retry}>{t('retry')}</Button>}>
      <strong>{title}:</strong> {t('failed')}
    </Message>
  )
}

interface LoadingProps {
  readonly title: string
  /** Stands in sight, with the others below it: it takes about as much room as what comes. */
  readonly isFirst?: boolean
}

export const SectionLoading = ({ title, isFirst = false }: LoadingProps) => (
  <Skeleton status={`${title}: ${t('loading')}`}>
    <SkeletonBox height={isFirst ? 'var(--first-section)' : '12rem'} shape="control" />
  </Skeleton>
)
