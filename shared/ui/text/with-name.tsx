interface Props {
  readonly text: string
  /** A name or an address in the text, or empty. */
  readonly name: string
}

/** A sentence with a name or an address, which no translator may change (EV-02). */
export function WithName({ text, name }: Props) {
  const at = name === '' ? -1 : text.indexOf(name)
  if (at < 0) return <span>{text}</span>
  return (
    <>
      {text.slice(0, at)}
      <bdi translate="no">{name}</bdi>
      {text.slice(at + name.length)}
    </>
  )
}
