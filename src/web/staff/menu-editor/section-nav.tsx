import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { judgeSections, SECTIONS } from './form-sections.ts';
import styles from './product-form.module.css';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type SectionNavProps = { readonly values: ProductValues; readonly problems: Readonly<Record<string, unknown>> };

const TONES = { wrong: 'bad', incomplete: 'warn', done: 'good' } as const;

/** The way to each part of the form, with a dot that says how far it is. */
export function SectionNav({ values, problems }: SectionNavProps) {
  const states = judgeSections(values, problems);
  return (
    <nav className={styles.nav} aria-label={words.parts}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${section}`} data-tone={TONES[states[section]]} data-state={states[section]}>
              {words.sections[section]}
              {states[section] !== 'done' && (
                <span className="visually-hidden"> ({words.sectionStates[states[section]]})</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
