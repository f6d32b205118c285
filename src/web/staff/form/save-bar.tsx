import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { Step } from '#web/forms/form-state.ts';
import type { Refusal } from '#web/forms/read-refusal.ts';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './save-bar.module.css';
import type { SavedForm } from './use-staff-form.ts';

const { general } = staffWords;

type SaveBarProps<Values> = {
  readonly form: Pick<SavedForm<Values>, 'step' | 'isSending' | 'isUnsaved' | 'loose' | 'reload' | 'submitOver'>;
  readonly isNew: boolean;
  readonly submitLabel?: string;
  readonly onUndo: () => void;
};

type Tone = 'quiet' | 'unsaved' | 'good' | 'bad';

/** Sticks to the bottom of a form and shows its state; conflicts with a change by another person are resolved here. */
export function SaveBar<Values>({ form, isNew, submitLabel = words.save, onUndo }: SaveBarProps<Values>) {
  const { step, isSending, isUnsaved, loose } = form;
  const { tone, sentence } = tell(step, isUnsaved, isNew);
  const isConflict = step.kind === 'refused' && step.refusal.kind === 'conflict';
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
            {form.reload !== null && (
              <Button variant="outline" onClick={form.reload}>
                {words.reload}
              </Button>
            )}
            <Button onClick={form.submitOver}>{words.saveAnyway}</Button>
          </>
        ) : (
          <>
            {isUnsaved && !isNew && !isSending && (
              <Button variant="subtle" onClick={onUndo}>
                {words.undo}
              </Button>
            )}
            {/* Never taken out of reach: focus stays where it was when everything is saved. */}
            <Button
              type="submit"
              loading={isSending}
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

function tell(step: Step, isUnsaved: boolean, isNew: boolean): { tone: Tone; sentence: string } {
  if (step.kind === 'sending') return { tone: 'quiet', sentence: words.saving };
  if (step.kind === 'refused') return { tone: 'bad', sentence: sayRefused(step.refusal) };
  if (isUnsaved) return { tone: 'unsaved', sentence: words.unsaved };
  if (step.kind === 'sent') return { tone: 'good', sentence: step.message };
  return { tone: 'quiet', sentence: isNew ? '' : words.nothingToSave };
}

/** What is neither a field's problem nor a conflict begins as the documents say it (back-office.md §8). */
function sayRefused({ kind, sentence }: Refusal): string {
  if (kind === 'fields') return sentence === '' ? words.fieldsWrong : sentence;
  return kind !== 'other' || sentence.startsWith(general.error) ? sentence : general.errorIs(sentence);
}
