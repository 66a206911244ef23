import { useState } from 'react'
import { ErrorSummary } from '#shared/ui/error-summary'
import { requestFaults } from '../model/request-faults'
import type { RequestValues } from '../model/request-values'
import { t } from '../texts'
import { idOf, requestForm } from './request-form'

/** In the order of the form. */
const FIELDS: readonly (keyof RequestValues)[] = [
  'organization',
  'registerNumber',
  'reservedDay',
  'reservedTime',
  'email',
  'message',
]

/** What the last submit found wrong. It stays as it was while that is put right: nothing moves under who is typing. */
export function FaultsSummary() {
  const { values } = requestForm.useStatus()
  const [items] = useState(() => {
    const faults = requestFaults(values)
    return FIELDS.flatMap((name) => {
      const message = faults[name]
      return message === undefined ? [] : [{ fieldId: idOf(name), message }]
    })
  })
  if (items.length === 0) return null
  return <ErrorSummary title={t('summaryTitle')} text={t.count('summary', items.length)} items={items} />
}
