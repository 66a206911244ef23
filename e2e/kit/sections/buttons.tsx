import { Button } from '#shared/ui/action/button'
import { Icon } from '#shared/ui/text/icon'
import { Row, Section, Shown } from '../section'

export const Buttons = () => (
  <Section title="Painikkeet">
    <Row>
      <Button variant="primary">Jatka</Button>
      <Shown as="hover">
        <Button variant="primary">Osoitettu</Button>
      </Shown>
      <Shown as="press">
        <Button variant="primary">Painettu</Button>
      </Shown>
      <Shown as="focus">
        <Button variant="primary">Kohdistettu</Button>
      </Shown>
    </Row>
    <Row>
      <Button variant="primary" busy busyLabel="Odota hetki...">
        Lähetä varaus
      </Button>
      <Button variant="primary" busyLabel="Odota hetki...">
        Jatka
      </Button>
      <Button variant="primary" aria-disabled>
        Täytä tiedot jatkaaksesi
      </Button>
    </Row>
    <Row>
      <Button variant="tonal">Valitse</Button>
      <Shown as="hover">
        <Button variant="tonal">Osoitettu</Button>
      </Shown>
      <Button variant="tonal" busy>
        Varattu
      </Button>
      <Button variant="tonal" disabled>
        Estetty
      </Button>
    </Row>
    <Row>
      <Button>Tallenna</Button>
      <Shown as="hover">
        <Button>Osoitettu</Button>
      </Shown>
      <Shown as="focus">
        <Button>Kohdistettu</Button>
      </Shown>
      <Button disabled>Estetty</Button>
    </Row>
    <Row>
      <Button variant="text">Muokkaa</Button>
      <Shown as="hover">
        <Button variant="text">Osoitettu</Button>
      </Shown>
      <Button variant="icon" aria-label="Sulje">
        <Icon name="close" />
      </Button>
      <Shown as="hover">
        <Button variant="icon" aria-label="Sulje, osoitettu">
          <Icon name="close" />
        </Button>
      </Shown>
      <Button variant="link">Vaihda rekisterinumero</Button>
    </Row>
    <Button variant="primary" size="lg" block>
      Jatka
    </Button>
  </Section>
)
