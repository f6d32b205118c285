import type { LegalBlock } from '#contract/legal/wire.ts';
import { STORED_KEYS } from '#contract/stored-keys.ts';
import { legalText } from '#web/i18n/shop/legal.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './legal-screen.module.css';
import { LinkedText } from './linked-text.tsx';
import type { LegalPage } from './load-legal-page.ts';

/** A legal text with its version, a table of contents and links to all earlier versions. */
export function LegalScreen({
  page,
  title,
  path,
}: {
  readonly page: LegalPage;
  readonly title: string;
  readonly path: string;
}) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.version}>{legalText.version(page.name)}</p>
      {!page.isInForce && (
        <Notice tone="warn">
          {legalText.earlier(page.name)} <a href={path}>{legalText.toCurrent}</a>
        </Notice>
      )}
      <nav aria-label={legalText.contents} className={styles.contents}>
        <ol>
          {page.sections.map(({ title: name }, index) => (
            <li key={name}>
              <a href={`#s${index + 1}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {page.sections.map(({ title: name, blocks }, index) => (
        <section key={name} id={`s${index + 1}`} className={styles.section}>
          <h2>
            {index + 1}. {name}
          </h2>
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a published text never change places
            <Block key={place} block={block} title={name} />
          ))}
        </section>
      ))}
      {page.versions.length > 1 && (
        <section className={styles.section}>
          <h2>{legalText.versions}</h2>
          <ul>
            {page.versions.map(({ version, name }, index) => (
              <li key={version}>
                <a href={index === 0 ? path : `${path}?versiune=${encodeURIComponent(version)}`}>
                  {legalText.version(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Block({ block, title }: { readonly block: LegalBlock; readonly title: string }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.entries.map((entry) => (
            <li key={entry}>
              <LinkedText text={entry} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} label={title} />;
    case 'stored_keys': {
      const { keys } = legalText;
      const rows = STORED_KEYS.map(({ key, place, purpose, lifetime }) => [key, place, purpose, lifetime]);
      return <Table head={[keys.key, keys.place, keys.purpose, keys.lifetime]} rows={rows} label={title} />;
    }
  }
}

/** On a phone each row becomes a card with labelled lines, so nothing scrolls sideways. */
function Table({
  head,
  rows,
  label,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly label: string;
}) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.join('|')}>
          <dl>
            {row.map((cell, column) => (
              <div key={head[column]}>
                <dt>{head[column]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
