/** A telephone number that a press calls. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <a className="num" translate="no" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
    {number}
  </a>
)
