import { useEffect, useRef, type ReactNode } from 'react'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../../texts'
import styles from './product-listing.module.css'

/**
 * Container of a section, its skeleton or its failure. After a successful retry, the focus moves to the first button of
 * the section.
 */
export function Section({ status, children }: { readonly status: string; readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'ready' && container.current === document.activeElement)
      container.current?.querySelector('button')?.focus()
  }, [status])
  return (
    <RetryContainer ref={container} className={styles.section}>
      {children}
    </RetryContainer>
  )
}

interface FailureProps {
  readonly title: string
  readonly onRetry: () => Promise<unknown>
}

export const SectionFailure = ({ title, onRetry }: FailureProps) => (
  <Message tone="error" action={<RetryButton onRetry={onRetry} />}>
    <strong>{title}:</strong> {t('failed')}
  </Message>
)

interface LoadingProps {
  readonly title: string
  /** True for the first section, whose skeleton is about as high as the loaded section. */
  readonly isFirst?: boolean
}

export const SectionLoading = ({ title, isFirst = false }: LoadingProps) => (
  <Skeleton status={`${title}: ${t('loading')}`}>
    <SkeletonBox height={isFirst ? 'var(--first-section)' : '12rem'} shape="card" />
  </Skeleton>
)
