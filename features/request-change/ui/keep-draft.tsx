import { useEffect } from 'react'
import type { ChangeRequestStore } from '../model/change-request-store'
import { requestForm } from './request-form'

/** Keeps what is typed for the next time that the page is opened. */
export function KeepDraft({ store }: { readonly store: ChangeRequestStore }) {
  const { values } = requestForm.useStatus()
  useEffect(() => store.keep(values), [store, values])
  return null
}
