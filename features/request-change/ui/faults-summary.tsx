import { useState } from 'react'
import { ErrorSummary } from '#shared/ui/form/error-summary'
import { requestFaults } from '../model/request-faults'
import { t } from '../texts'
import { idOf, requestForm } from './request-form'

/** The errors of the last submission. Stays unchanged while they are corrected, so that the layout does not shift. */
export function FaultsSummary() {
  const { values } = requestForm.useStatus()
  const [items] = useState(() =>
    Object.entries(requestFaults(values)).flatMap(([name, message]) =>
      message === undefined ? [] : [{ fieldId: idOf(name), message }],
    ),
  )
  if (items.length === 0) return null
  return <ErrorSummary title={t('summaryTitle')} text={t.count('summary', items.length)} items={items} />
}
