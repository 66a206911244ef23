import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LIFETIME_MS, NotificationStore } from '#entities/notification'
import { Button } from '#shared/ui/action/button'
import { NotificationStack, type NotificationItem } from '#shared/ui/feedback/notification-stack'
import { Row, Section } from '../section'

const STAYING: readonly NotificationItem[] = [
  {
    id: 'saved',
    level: 'SUCCESS',
    text: 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.',
  },
  { id: 'expired', level: 'WARNING', text: 'Istunto on päättynyt' },
  { id: 'general', level: 'ERROR', text: 'Palvelussa tapahtui odottamaton häiriö.' },
]
const MANY: readonly NotificationItem[] = Array.from({ length: 20 }, (_, index) => ({
  id: index,
  level: 'WARNING',
  text: `Istunto on päättynyt (${index + 1})`,
}))

/** Notifications of both kinds. Those of the product's store expire; the others stay until they are dismissed. */
export const Notifications = observer(function Notifications() {
  const [store] = useState(() => new NotificationStore())
  const [staying, setStaying] = useState<readonly NotificationItem[]>([])
  const going = store.notifications.map(({ id, level, message }) => ({
    id: `going-${id}`,
    level,
    text: message,
    durationMs: LIFETIME_MS,
  }))
  const dismiss = (id: NotificationItem['id']): void => {
    setStaying(staying.filter((item) => item.id !== id))
    store.dismiss(Number(String(id).replace('going-', '')))
  }
  return (
    <Section title="Ilmoitukset">
      <Row>
        <Button onClick={() => store.success('Etukoodi on tallennettu.')}>Viideksi sekunniksi</Button>
        <Button onClick={() => setStaying(STAYING)}>Suljettavaksi</Button>
        <Button onClick={() => setStaying(MANY)}>Paljon</Button>
      </Row>
      <NotificationStack
        dismissLabel="Sulje ilmoitus"
        label="Ilmoitukset"
        levelLabels={{ ERROR: 'Virhe: ', WARNING: 'Varoitus: ', SUCCESS: 'Onnistui: ' }}
        items={[...staying, ...going]}
        onDismiss={dismiss}
        onPause={store.pause}
        onResume={store.resume}
      />
    </Section>
  )
})
