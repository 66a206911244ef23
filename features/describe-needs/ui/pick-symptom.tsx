import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { LazyPicker, pickerCodeStore } from './picker/lazy-picker'
import { t } from '../texts'
import styles from './needs.module.css'
import type { SymptomsStore } from '../model/symptoms-store'

/** Opens the picker of warning lights and symptoms, whose code loads on the first press. */
export const PickSymptom = observer(function PickSymptom({ store }: { readonly store: SymptomsStore }) {
  const code = useStore(pickerCodeStore)
  /** Undefined until the first press. Afterwards the picker stays, so that it remembers the answers. */
  const [isOpen, setOpen] = useState<boolean>()
  const open = (): void => {
    setOpen(true)
    void ensureLoaded(code)
  }
  return (
    <>
      <div className={styles.picker}>
        <Button aria-haspopup="dialog" busy={code.state.status === 'loading'} onClick={open}>
          {t('symptomsPick')}
        </Button>
        {t('symptomsPickHelp')}
      </div>
      {isOpen !== undefined && (
        <LazyPicker>
          {({ SymptomPicker }) => <SymptomPicker symptoms={store} open={isOpen} onClose={() => setOpen(false)} />}
        </LazyPicker>
      )}
    </>
  )
})
