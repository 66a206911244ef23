import { useState } from 'react'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { Row, Section } from '../section'

type Kind = 'details' | 'confirm' | 'static' | 'long'

const LINES = Array.from({ length: 40 }, (_, index) => index + 1)

export function Dialogs() {
  const [open, setOpen] = useState<Kind | null>(null)
  const close = (): void => setOpen(null)
  const sulje = (
    <Button variant="primary" onClick={close}>
      Sulje
    </Button>
  )
  return (
    <Section title="Dialogit">
      <Row>
        <Button onClick={() => setOpen('details')}>Palvelu sisältää</Button>
        <Button onClick={() => setOpen('confirm')}>Aloita alusta</Button>
        <Button onClick={() => setOpen('static')}>Vain omilla painikkeilla</Button>
        <Button onClick={() => setOpen('long')}>Pitkä sisältö</Button>
      </Row>
      <Dialog
        open={open === 'details'}
        onClose={close}
        title="Määräaikaishuolto 120 000 km / 8 v"
        closeLabel="Sulje ikkuna"
        actions={sulje}
      >
        <p>Valmistajan huolto-ohjelman mukainen huolto, joka pitää takuun ja huoltohistorian kunnossa.</p>
      </Dialog>
      <Dialog
        open={open === 'confirm' || open === 'static'}
        isStatic={open === 'static'}
        onClose={close}
        size="sm"
        role="alertdialog"
        title="Haluatko aloittaa varauksen alusta?"
        actions={
          <>
            <Button onClick={close}>Jatka varausta</Button>
            <Button variant="primary" onClick={close}>
              Aloita alusta
            </Button>
          </>
        }
      >
        <p>Tähän mennessä antamasi tiedot poistetaan, ja varaamasi aika vapautuu.</p>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="Lisätietoja" closeLabel="Sulje ikkuna" actions={sulje}>
        {LINES.map((line) => (
          <p key={line}>Kohta {line}</p>
        ))}
      </Dialog>
    </Section>
  )
}
