import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Section } from '../section'

/** An alert would scroll this page and take its focus. */
const QUIET = { role: 'status' } as const

export const Messages = () => (
  <Section title="Viestit sivulla">
    <Message>Sijaisauton voi noutaa vain asiakaspalvelupisteestä sen aukioloaikana.</Message>
    <Message tone="warning">Emme löytäneet ajoneuvoasi. Valitse merkki ja malli.</Message>
    <Message tone="error" {...QUIET}>
      Huoltotilin haku epäonnistui
    </Message>
    <Message tone="success">Huoltotili on vahvistettu summalle 1 000,00 €</Message>
    <Message tone="plain">Et ole vielä valinnut palveluja.</Message>
    <Message tone="error" {...QUIET} action={<Button variant="text">Yritä uudelleen</Button>}>
      Toimipisteiden haku epäonnistui.
    </Message>
  </Section>
)
