import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { TextArea } from '#shared/ui/form/text-area'
import { LONGEST_NOTES, type NotesStore } from '../model/notes-store'
import { t } from '../texts'
import styles from './needs.module.css'
import { SaveStatus } from './save-status'

const words = { saving: t('notesSaving'), saved: t('notesSaved'), failed: t('notesFailed') }

/** The order notes as free text, saved without a button (SV-06). */
export const Notes = observer(function Notes({ store }: { readonly store: NotesStore }) {
  const id = useId()
  useSaveBeforeLeaving(store.saveBeforeLeaving)
  const isFull = store.text.length >= LONGEST_NOTES
  return (
    <>
      <h3>
        <label htmlFor={id}>{t('notesLabel')}</label>
      </h3>
      <p className={styles.lead} id={`${id}-help`}>
        {t('notesHelp')}
      </p>
      <TextArea
        id={id}
        aria-describedby={`${id}-help`}
        value={store.text}
        maxLength={LONGEST_NOTES}
        onChange={(event) => store.type(event.target.value)}
        onBlur={() => void store.save()}
      />
      <SaveStatus
        save={store.saves}
        words={words}
        isEdited={store.isEdited}
        more={isFull ? t('notesFull', { count: LONGEST_NOTES }) : store.wasCleaned ? t('notesCleaned') : null}
      />
    </>
  )
})

/** Saves when the page is hidden or closed, because the browser may not run its code again. */
function useSaveBeforeLeaving(save: () => void): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') save()
    }
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [save])
}
