import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { SECTIONS, type Section, type SectionState } from './form-sections.ts';
import styles from './product-form.module.css';

const words = menuEditorWords.form;

type SectionNavProps = {
  readonly states: Readonly<Record<Section, SectionState>>;
  /** Opens a folded part when its link is followed. */
  readonly onGo: (section: Section) => void;
};

const TONES = { wrong: 'bad', incomplete: 'warn', done: 'good' } as const;

/** Links to the parts of the form, each with a dot for its state. */
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
