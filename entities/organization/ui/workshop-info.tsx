import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { VisuallyHidden } from '#shared/ui/visually-hidden'
import { workshopInfoStore } from '../model/workshop-info-store'
import { t } from '../texts'
import styles from './workshop-info.module.css'

/** The chosen workshop's own words as plain text (READINGS.md 22); nothing where it has none or they cannot be had. */
export const WorkshopInfo = observer(function WorkshopInfo({ activeId }: { readonly activeId: number }) {
  const info = useStore(workshopInfoStore).of(activeId)
  useEffect(() => {
    if (info.latest === undefined) void info.load()
    // Left without an answer: one that comes late may be another workshop's.
    return () => {
      if (info.latest === undefined) info.reset()
    }
  }, [info])
  if (!info.hasAnswered)
    return (
      <Skeleton status={t('infoLoading')} className={styles.room}>
        <SkeletonBox />
        <SkeletonBox />
        <SkeletonBox width="60%" />
      </Skeleton>
    )
  if (!info.latest?.trim()) return null
  return (
    <p className={styles.info}>
      <VisuallyHidden>{t('info')}: </VisuallyHidden>
      {info.latest}
    </p>
  )
})
