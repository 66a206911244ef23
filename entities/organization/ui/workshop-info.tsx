import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { WithPhoneLinks } from '#shared/ui/text/with-phone-links'
import { workshopInfoStore } from '../model/organization-stores'
import { t } from '../texts'
import styles from './workshop-info.module.css'
import type { Identifier } from '#shared/api/nouns/lenient'

/** Loads the active workshop's info text. Use it in an observer component. */
export function useWorkshopInfo(activeId: Identifier) {
  const info = useStore(workshopInfoStore).of(activeId)
  useEffect(() => {
    if (info.latest === undefined) void info.load()
    // Discards a pending response, because it may belong to another workshop.
    return () => {
      if (info.latest === undefined) info.reset()
    }
  }, [info])
  return info
}

/** Shows the active workshop's info text as plain text (reading 22), or nothing if it is empty or fails to load. */
export const WorkshopInfo = observer(function WorkshopInfo({ activeId }: { readonly activeId: Identifier }) {
  const info = useWorkshopInfo(activeId)
  if (!info.hasAnswered)
    return (
      <Skeleton status={t('infoLoading')} className={styles.placeholder}>
        <SkeletonBox />
        <SkeletonBox />
        <SkeletonBox width="60%" />
      </Skeleton>
    )
  if (!info.latest?.trim()) return null
  return (
    <p className={styles.info}>
      <VisuallyHidden>{t('info')}: </VisuallyHidden>
      <WithPhoneLinks text={info.latest} />
    </p>
  )
})
