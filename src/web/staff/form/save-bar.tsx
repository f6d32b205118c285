import { Button, Group, Text } from '@mantine/core';
import type { Step } from '#web/forms/form-state.ts';
import type { Refusal } from '#web/forms/read-refusal.ts';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Foot } from '#web/staff/kit/foot.tsx';
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '#web/staff/kit/icons.gen.tsx';
import type { SavedForm } from './use-staff-form.ts';

const { general } = staffWords;

type SaveBarProps<Values> = {
  readonly form: Pick<
    SavedForm<Values>,
    'step' | 'problems' | 'isSending' | 'isUnsaved' | 'loose' | 'reload' | 'submitOver'
  >;
  readonly isNew: boolean;
  readonly submitLabel?: string;
  readonly onUndo: () => void;
};

const COLORS = { quiet: 'dimmed', unsaved: 'warn', good: 'good', bad: 'bad' } as const;

type Tone = 'quiet' | 'unsaved' | 'good' | 'bad';

/**
 * Shown at the bottom of a form once something changed, with its state; resolves conflicts with a change by another
 * person.
 */
export function SaveBar<Values>({ form, isNew, submitLabel = words.save, onUndo }: SaveBarProps<Values>) {
  const { step, isSending, isUnsaved, loose } = form;
  const { tone, sentence } = tell(isMended(form) ? RESTING : step, isUnsaved);
  const isConflict = step.kind === 'refused' && step.refusal.kind === 'conflict';
  return (
    <Foot look="bar" hidden={tone === 'quiet' && !isNew && !isSending}>
      <Group role="status" wrap="nowrap" gap="xs" flex={`1 1 ${tone === 'bad' ? '20rem' : '9rem'}`} c={COLORS[tone]}>
        {tone === 'good' && <IconCircleCheck aria-hidden size={20} />}
        {tone === 'bad' && <IconAlertTriangle aria-hidden size={20} />}
        {tone === 'unsaved' && <IconPencil aria-hidden size={20} />}
        <div>
          <Text fw={600}>{sentence}</Text>
          {loose.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      </Group>
      <Group gap="xs" justify="flex-end" ml="auto">
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
            {/* Never disabled, so that it keeps the focus when everything is saved. */}
            <Button
              type="submit"
              loading={isSending}
              aria-disabled={!isUnsaved && !isNew}
              variant={!isUnsaved && !isNew ? 'default' : 'filled'}
            >
              {submitLabel}
            </Button>
          </>
        )}
      </Group>
    </Foot>
  );
}

const RESTING: Step = { kind: 'resting' };

/** The last press was refused because of fields, and each of them was put right since. */
function isMended({ step, problems }: Pick<SavedForm<unknown>, 'step' | 'problems'>): boolean {
  const isAboutFields = step.kind === 'refused' && step.refusal.kind === 'fields';
  return isAboutFields && Object.values(problems).every((problem) => problem === undefined);
}

function tell(step: Step, isUnsaved: boolean): { tone: Tone; sentence: string } {
  if (step.kind === 'sending') return { tone: 'quiet', sentence: words.saving };
  if (step.kind === 'refused') return { tone: 'bad', sentence: sayRefused(step.refusal) };
  if (isUnsaved) return { tone: 'unsaved', sentence: words.unsaved };
  if (step.kind === 'sent') return { tone: 'good', sentence: step.message };
  return { tone: 'quiet', sentence: '' };
}

/** Other refusals than problems of fields and conflicts begin with the words of the documents (back-office.md §8). */
function sayRefused({ kind, sentence }: Refusal): string {
  if (kind === 'fields') return sentence === '' ? words.fieldsWrong : sentence;
  return kind !== 'other' || sentence.startsWith(general.error) ? sentence : general.errorIs(sentence);
}
