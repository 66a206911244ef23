import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'

interface FailureProps {
  readonly title: string
  readonly onRetry: () => Promise<unknown>
}

export const SectionFailure = ({ title, onRetry }: FailureProps) => (
  <Message tone="error" role="alert" action={<Button onClick={() => void onRetry()}>{t('retry')}</Button>}>
    <strong>{title}:</strong> {t('failed')}
  </Message>
)

export const SectionLoading = ({ title }: { readonly title: string }) => (
  <Skeleton status={`${title}: ${t('loading')}`}>
    <SkeletonBox height="12rem" shape="control" />
  </Skeleton>
)
