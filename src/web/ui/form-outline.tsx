import styles from './form-outline.module.css';

/** Rows of fields; each string is the height of a field. */
type Rows = readonly (readonly string[])[];

/**
 * A placeholder for a form: a bar for each label, a frame for each field. Without animation, because it may be rendered
 * long before it is visible.
 */
export function FormOutline({ rows }: { readonly rows: Rows }) {
  return (
    <div className={styles.outline} aria-hidden="true">
      {rows.map((fields, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a form never change places
        <div key={row}>
          {fields.map((height, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its fields
            <span key={place} style={{ height }} />
          ))}
        </div>
      ))}
    </div>
  );
}
