import type { Identifier } from '#shared/api/nouns/lenient'

interface Props {
  /** Text of the first option, whose value is empty. */
  readonly none: string
  readonly of: readonly { readonly id: Identifier; readonly name: string }[] | undefined
}

/** The options of a select, after one that selects nothing. */
export const Options = ({ none, of }: Props) => (
  <>
    <option value="">{none}</option>
    {of?.map(({ id, name }) => (
      <option key={id} value={id} translate="no">
        {name}
      </option>
    ))}
  </>
)
