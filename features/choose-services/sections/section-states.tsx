import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import styles from './offers.module.css'

interface SectionProps {
  readonly status: string
  readonly children: ReactNode
}

/**
 * Container of a section, its skeleton or its failure. After a successful retry, the focus moves to the first button of
 * the section.
 */
export function Section({ status, children }: SectionProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'ready' && container.current === document.activeElement)
      container.current?.querySelector('button')?.focus()
  }, [status])
  return (
    <div ref={container} tabIndex={-1} className={styles.section}>
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
    // The retry button disappears with the failure, so the focus moves to the section.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus()
    void onRetry()
  }
  return (
    <Message tone="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
      <strong>{title}:</strong> {t('failed')}
    </Message>
  )
}

interface LoadingProps {
  readonly title: string
  /** True for the first section, whose skeleton is about as high as the loaded section. */
  readonly isFirst?: boolean
}

export const SectionLoading = ({ title, isFirst = false }: LoadingProps) => (
  <Skeleton status={`${title}: ${t('loading')}`}>
    <SkeletonBox height={isFirst ? 'var(--first-section)' : '12rem'} shape="control" />
  </Skeleton>
)
