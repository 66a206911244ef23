import { Button, Panel, StepHead, type StepScreenProps } from 'huoltovaraus/module'

export const Screen = ({ onContinue }: StepScreenProps) => (
  <>
    <StepHead title="Valitse pesuohjelma" />
    <Panel>
      <p>Pikapesu, 15 minuuttia</p>
      <Button variant="primary" onClick={onContinue}>
        Jatka
      </Button>
    </Panel>
  </>
)

export const Summary = () => <strong>Pikapesu</strong>
