import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { PathIcon } from '#shared/ui/text/icon'
import { CARD_PATH } from '#shared/ui/text/icon-paths'
import { Panel, PanelSection } from '#shared/ui/layout/panel'
import { Row, Section, Shown } from '../section'

export const Cards = () => (
  <Section title="Kortit" bare>
    <Panel heading="Muu korjaustarve" lead="Kuvaile vika tai oire omin sanoin. Se ei sisälly hinta-arvioon.">
      <p>Vasemmasta etupyörästä kuuluu kolinaa töyssyissä.</p>
      <PanelSection>
        <h3>Viesti toimipisteelle</h3>
        <Actions>
          <Button variant="primary">Jatka</Button>
          <Button>Peruuta</Button>
        </Actions>
      </PanelSection>
    </Panel>
    <Panel roomy heading="Omat tiedot">
      <p>Täytä vielä yhteystietosi.</p>
    </Panel>
    <Collapsible title="Sijaisauto ja kuljetus" meta="2 palvelua">
      <p>Suljettu</p>
    </Collapsible>
    <Shown as="hover">
      <Collapsible title="Katsastus ja mittaukset" meta="3 palvelua">
        <p>Suljettu</p>
      </Collapsible>
    </Shown>
    <Collapsible
      level={3}
      icon={<PathIcon path={CARD_PATH} />}
      title="Maksa huoltotilillä"
      note="Voit maksaa huollon myös huoltotilillä: jopa 12 kuukautta korotonta maksuaikaa."
      defaultOpen
      padded
    >
      <p>Voit hakea huoltotiliä ennen varauksen lähettämistä.</p>
      <Row>
        <Button>Hae huoltotiliä</Button>
      </Row>
    </Collapsible>
  </Section>
)
