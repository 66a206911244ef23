import styles from './withdraw-order.module.css'

/** The chain's text, each line as a paragraph. */
export const Paragraphs = ({ of = '' }: { readonly of?: string | undefined }) =>
  of
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <p key={line} className={styles.text}>
        {line}
      </p>
    ))
