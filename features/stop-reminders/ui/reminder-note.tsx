import type { Booking } from '#shared/api/nouns/booking'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Panel } from '#shared/ui/layout/panel'
import { t } from '../texts'
import styles from './reminder-note.module.css'

/** Tells that reminders of a visit are planned, with the way to stop them. Nothing if the server plans none. */
export function ReminderNote({ booking: { reminder_stop_path: path } }: { readonly booking: Booking }) {
  const { prefix } = useStore(configPort).api
  // The path alone decides nothing about the origin.
  if (!path || !/^\/[^/\\]/.test(path)) return null
  return (
    <section aria-label={t('title')}>
      <Panel className={styles.note}>
        <p>{t('text')}</p>
        {/* A page of the server, which asks before it stops them. */}
        <a href={URL.canParse(prefix) ? new URL(path, prefix).href : path}>{t('stop')}</a>
      </Panel>
    </section>
  )
}
