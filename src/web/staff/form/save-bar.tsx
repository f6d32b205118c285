import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import type { Refusal } from './read-refusal.ts';
import styles from './save-bar.module.css';
import type { Saving, StaffEditing } from './use-staff-form.ts';

const { general } = staffWords;

type SaveBarProps<Values> = {
  readonly editing: Pick<
    StaffEditing<Values>,
    'saving' | 'isUnsaved' | 'loose' | 'reload' | 'saveAnyway' | 'canReload'
  >;
  readonly isNew: boolean;
  readonly submitLabel?: string;
  readonly onUndo: () => void;
};

type Tone = 'quiet' | 'unsaved' | 'good' | 'bad';

/** Sticks to the bottom of a form and shows its state; conflicts with a change by another person are resolved here. */
export function SaveBar<Values>({ editing, isNew, submitLabel = words.save, onUndo }: SaveBarProps<Values>) {
  const { saving, isUnsaved, loose } = editing;
  const { tone, sentence } = tell(saving, isUnsaved, isNew);
  const isSaving = saving.step === 'saving';
  const isConflict = saving.step === 'refused' && saving.refusal.kind === 'conflict';
  return (
    <div className={styles.bar} data-tone={tone}>
      <div className={styles.sentence} role="status">
        {tone === 'good' && <IconCircleCheck aria-hidden size={20} />}
        {tone === 'bad' && <IconAlertTriangle aria-hidden size={20} />}
        {tone === 'unsaved' && <IconPencil aria-hidden size={20} />}
        <div>
          <p>{sentence}</p>
          {loose.map((problem) => (
            <p key={problem} className={styles.loose}>
              {problem}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.buttons}>
        {isConflict ? (
          <>
            {editing.canReload && (
              <Button variant="outline" onClick={editing.reload}>
                {words.reload}
              </Button>
            )}
            <Button onClick={editing.saveAnyway}>{words.saveAnyway}</Button>
          </>
        ) : (
          <>
            {isUnsaved && !isNew && !isSaving && (
              <Button variant="subtle" onClick={onUndo}>
                {words.undo}
              </Button>
            )}
            {/* Never taken out of reach: focus stays where it was when everything is saved. */}
            <Button
              type="submit"
              loading={isSaving}
              aria-disabled={!isUnsaved && !isNew}
              data-resting={!isUnsaved && !isNew}
            >
              {submitLabel}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function tell(saving: Saving, isUnsaved: boolean, isNew: boolean): { tone: Tone; sentence: string } {
  if (saving.step === 'saving') return { tone: 'quiet', sentence: words.saving };
  if (saving.step === 'refused') return { tone: 'bad', sentence: sayRefused(saving.refusal) };
  if (isUnsaved) return { tone: 'unsaved', sentence: words.unsaved };
  if (saving.step === 'saved') return { tone: 'good', sentence: saving.message };
  return { tone: 'quiet', sentence: isNew ? '' : words.nothingToSave };
}

/** What is neither a field's problem nor a conflict begins as the documents say it (back-office.md §8). */
function sayRefused({ kind, sentence }: Refusal): string {
  return kind !== 'other' || sentence.startsWith(general.error) ? sentence : general.errorIs(sentence);
}
