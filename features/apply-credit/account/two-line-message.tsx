import { Message, type MessageProps } from '#shared/ui/feedback/message'

interface TwoLineMessageProps extends MessageProps {
  /** Text of the second line. */
  readonly help?: string
}

/** A message of one or two lines. */
export const TwoLineMessage = ({ children, help, ...message }: TwoLineMessageProps) => (
  <Message {...message}>
    <p>{children}</p>
    {help && <p>{help}</p>}
  </Message>
)
