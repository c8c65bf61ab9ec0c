import styles from './Spinner.module.css';

/** A turning ring in the colour of the text around it; decorative, the busy thing says so itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
