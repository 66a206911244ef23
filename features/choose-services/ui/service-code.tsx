import { observer } from 'mobx-react-lite'
import { useRef, useState, type FormEvent } from 'react'
import { productKey } from '#entities/cart'
import { errorText } from '#entities/notification'
import { Button } from '#shared/ui/button'
import { Collapsible } from '#shared/ui/collapsible'
import { Field, TextInput } from '#shared/ui/field'
import { LiveRegion } from '#shared/ui/live-region'
import type { ChooseServicesStore } from '../model/choose-services-store'
import { t } from '../texts'
import { SectionFailure } from './section-states'
import styles from './service-code.module.css'
import { ServiceRow } from './service-row'

/** Services by the code of a maintenance programme (SV-15): open where the booking came with one. */
export const ServiceCode = observer(function ServiceCode({ store }: { readonly store: ChooseServicesStore }) {
  const { code, isLocked } = store
  const { found, apply, remove } = code
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const failed = [apply, remove].find(({ hasFailed }) => hasFailed)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    remove.clear()
    void apply.run()
  }
  const clear = async (): Promise<void> => {
    apply.clear()
    // Its button leaves with the code.
    if (await remove.run()) form.current?.querySelector('input')?.focus()
  }
  return (
    <Collapsible title={t('codeLabel')} open={isOpen ?? code.isRestored} onToggle={setOpen}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field label={t('codeLabel')} hint={t('codeHelp')} error={failed && errorText(failed.error)} announceError>
          <TextInput
            value={code.text}
            disabled={isLocked}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => code.type(event.target.value)}
          />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isLocked} busy={apply.isRunning || code.isSearching}>
            {t('codeSubmit')}
          </Button>
          {code.applied !== null && !isLocked && (
            <Button variant="text" busy={remove.isRunning} onClick={() => void clear()}>
              {t('codeClear')}
            </Button>
          )}
        </div>
      </form>
      <LiveRegion visible className={styles.none}>
        {found.latest?.length === 0 && t('codeNotFound')}
      </LiveRegion>
      {found.latest?.map((service) => (
        <ServiceRow key={productKey(service.product)} service={service} store={store} />
      ))}
      {found.state.status === 'failed' && <SectionFailure title={t('codeLabel')} onRetry={found.load} />}
    </Collapsible>
  )
})
