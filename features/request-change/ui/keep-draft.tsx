import { useEffect } from 'react'
import type { ChangeRequestStore } from '../model/change-request-store'
import { requestForm } from './request-form'

/** Stores the typed values for the next visit to the page. */
export function KeepDraft({ store }: { readonly store: ChangeRequestStore }) {
  const { values } = requestForm.useStatus()
  useEffect(() => store.keep(values), [store, values])
  return null
}
