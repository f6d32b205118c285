import styles from './form-outline.module.css';

/** Rows of fields; a field is as high as it is said. */
type Rows = readonly (readonly string[])[];

/** Where a form will stand: a bar for each label, a frame for each field. It does not move, for it may be drawn long before anyone sees it. */
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
