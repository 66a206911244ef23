import { formatDay } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { Icon } from '#shared/ui/text/icon'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from './texts'
import styles from './enquiry.module.css'

/** The requested day. Screen readers announce its changes. */
export const EnquiryDay = ({ day }: { readonly day: WallDate | null }) => (
  <LiveRegion visible className={styles.day}>
    <Icon name="calendar" />
    {day === null ? (
      <span>{t('enquiryNone')}</span>
    ) : (
      <span>
        <span>
          {t('enquiryDay')}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <strong>{formatDay(day)}</strong>
      </span>
    )}
  </LiveRegion>
)
