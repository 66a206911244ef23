import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { pageHeadStore, strayReturnsStore, wizardStore, type RoutedProcess } from '#entities/process'
import { sessionStore } from '#entities/session'
import { configPort } from '#shared/config/config'
import { useStore, useStores } from '#shared/store/use-store'
import { ErrorBoundary, Failure } from './layout/failure'
import { InfoText } from './layout/info-text'
import { PageHead } from './layout/page-head'
import { shellStore } from './deferred/shell-store'
import { openProcess } from './open-process'
import { t } from './texts'
import { Wizard } from './wizard/wizard'

/** The page of a routed process: heading, the wizard or the process's own page, and the info text. */
export const ProcessPage = observer(function ProcessPage({ definition }: { readonly definition: RoutedProcess }) {
  const get = useStores()
  const session = useStore(sessionStore)
  const wizard = useStore(wizardStore)
  const { brand } = useStore(configPort)
  const { isOverridden, part } = useStore(pageHeadStore)
  const { shell, request } = useStore(shellStore)
  const hasStray = useStore(strayReturnsStore).at(definition.path).length > 0

  // Before any component below makes a call, because the call must use a session of this process.
  useLayoutEffect(() => openProcess(get, definition), [get, definition])

  const { isRestored } = wizard
  useEffect(() => {
    // What is said of a reload is part of the deferred shell.
    if (hasStray || isRestored) request()
  }, [hasStray, isRestored, request])

  const isOpen = session.processType === definition.type
  const step = definition.kind === 'wizard' && wizard.process === definition ? wizard.active : undefined
  const isFirst = wizard.index === 0
  const page = isOverridden ? definition.tab : definition.heading
  const shown = step?.label ?? part
  return (
    <>
      <title>
        {shown === null
          ? t('documentTitle', { page, brand: brand.name })
          : t('documentTitlePart', { part: shown, page: definition.tab, brand: brand.name })}
      </title>
      <PageHead
        definition={definition}
        heading={page}
        hasInfo={isOpen && step !== undefined && !isFirst && wizard.next !== undefined}
      />
      {shell && <shell.StrayReturn path={definition.path} />}
      {isOpen && definition.kind === 'page' && <PageBody definition={definition} />}
      {isOpen && definition.kind === 'wizard' && <Wizard />}
      {isOpen && step && isFirst && <InfoText key={definition.type} code={definition.infoTextCode} />}
    </>
  )
})

function PageBody({ definition }: { readonly definition: Extract<RoutedProcess, { kind: 'page' }> }) {
  const { Screen, infoTextCode } = definition
  return (
    <ErrorBoundary fallback={<Failure />}>
      <Suspense>
        <Screen infoText={<InfoText code={infoTextCode} isNarrow />} />
      </Suspense>
    </ErrorBoundary>
  )
}
