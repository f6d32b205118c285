import type { LegalBlock, LegalSection } from '#contract/legal/legal.ts';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';
import styles from './legal-preview.module.css';

/** How a text will read, with the restaurant's details in it. */
export function LegalPreview({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <article className={styles.text}>
      {sections.map(({ title, blocks }, index) => (
        // A text that is only looked at: places do not change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index}>
          <h2>
            {index + 1}. {title}
          </h2>
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may stand twice
            <li key={index}>{entry}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        // Wider than a phone, it is moved sideways, by keys too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached
        <section className={styles.table} aria-label={block.head.join(', ')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
                <tr key={line}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    case 'stored_keys':
      return <p className={styles.quiet}>{words.storedKeys}</p>;
  }
}
