import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { SECTIONS, type Section, type SectionState } from './form-sections.ts';
import styles from './product-form.module.css';

const words = menuEditorWords.form;

type SectionNavProps = {
  readonly states: Readonly<Record<Section, SectionState>>;
  /** A part that is folded is opened where it is gone to. */
  readonly onGo: (section: Section) => void;
};

const TONES = { wrong: 'bad', incomplete: 'warn', done: 'good' } as const;

/** The way to each part of the form, with a dot that says how far it is. */
export function SectionNav({ states, onGo }: SectionNavProps) {
  return (
    <nav className={styles.nav} aria-label={words.parts}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              data-tone={TONES[states[section]]}
              data-state={states[section]}
              onClick={() => onGo(section)}
            >
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
