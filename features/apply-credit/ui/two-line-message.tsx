import { Message, type MessageProps } from '#shared/ui/message'

interface WordsProps extends MessageProps {
  /** A second line. */
  readonly help?: string
}

/** A message of one or two lines. */
export const Words = ({ children, help, ...message }: WordsProps) => (
  <Message {...message}>
    <p>{children}</p>
    {help && <p>{help}</p>}
  </Message>
)
