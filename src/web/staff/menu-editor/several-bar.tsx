import { Button, type ButtonProps, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { findProposedRate, vatChoices } from './product-values.ts';
import { type SeveralChange, useSeveralSteps } from './use-several-steps.ts';

const { several: words } = menuEditorWords;
/** Makes the bar sticky within the list instead of within its own section. */
const ALONE = { display: 'contents' };

/** Steps that ask for confirmation. */
type Question = 'category' | 'vat' | 'archive';

type SeveralBarProps = {
  readonly chosen: ReadonlySet<number>;
  /** The archive is shown: its products can only be restored. */
  readonly isArchive: boolean;
  readonly editing: MenuEditing;
  /** The products were changed, or the change was undone: the selection is cleared. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Actions for several products at once; reports how many changed, with undo. */
export function SeveralBar({ chosen, isArchive, editing, onChanged, onClose }: SeveralBarProps) {
  const [asking, setAsking] = useState<Question | null>(null);
  const steps = useSeveralSteps({
    onChanged: () => {
      setAsking(null);
      onChanged();
    },
  });
  const { isPending, failure, outcome } = steps;
  const begin = (change: SeveralChange) => steps.change(chosen, change);
  const isNone = chosen.size === 0;
  const dialog = { count: chosen.size, isPending, failure, onCancel: () => setAsking(null), onConfirm: begin };
  return (
    <section aria-label={words.title} style={ALONE}>
      <Foot look="bar">
        <Group gap="xs" fw={600} w="100%" c={failure === null ? 'ink' : 'bad'}>
          <Text flex="1 1 8rem" role="status">
            {failure ?? (isNone && outcome !== null ? outcome : sayChosen(chosen.size))}
          </Text>
          {isNone && steps.canUndo && (
            <Button variant="subtle" loading={isPending} onClick={steps.undo}>
              {words.undo}
            </Button>
          )}
          <Button variant="subtle" onClick={onClose}>
            {words.close}
          </Button>
        </Group>
        <Group gap="xs">
          {isArchive ? (
            <Button disabled={isNone} loading={isPending} onClick={() => begin({ kind: 'restore' })}>
              {words.restore}
            </Button>
          ) : (
            <ChangeButtons
              isDisabled={isNone || isPending}
              mayArchive={editing.mayDelete}
              mayPrice={editing.mayChangePrices}
              onChange={begin}
              onAsk={setAsking}
            />
          )}
        </Group>
      </Foot>
      <MoveDialog {...dialog} opened={asking === 'category'} categories={editing.categories} />
      <VatDialog {...dialog} opened={asking === 'vat'} rates={editing.vatRates} />
      <ArchiveDialog {...dialog} opened={asking === 'archive'} />
    </section>
  );
}

type ChangeButtonsProps = {
  readonly isDisabled: boolean;
  readonly mayArchive: boolean;
  readonly mayPrice: boolean;
  readonly onChange: (change: SeveralChange) => void;
  readonly onAsk: (question: Question) => void;
};

function ChangeButtons({ isDisabled, mayArchive, mayPrice, onChange, onAsk }: ChangeButtonsProps) {
  const look: ButtonProps = { variant: 'default', disabled: isDisabled };
  return (
    <>
      <Button {...look} onClick={() => onChange({ kind: 'availability', available: true })}>
        {words.on}
      </Button>
      <Button {...look} onClick={() => onChange({ kind: 'availability', available: false })}>
        {words.off}
      </Button>
      <Button {...look} onClick={() => onChange({ kind: 'age', ageRestricted18: true })}>
        {words.age}
      </Button>
      {mayPrice && (
        <>
          <Button {...look} onClick={() => onChange({ kind: 'deposit', hasDeposit: true })}>
            {words.deposit}
          </Button>
          <Button {...look} aria-haspopup="dialog" onClick={() => onAsk('vat')}>
            {words.vat}
          </Button>
        </>
      )}
      <Button {...look} aria-haspopup="dialog" onClick={() => onAsk('category')}>
        {words.move}
      </Button>
      {mayArchive && (
        <Button {...look} color="bad" aria-haspopup="dialog" onClick={() => onAsk('archive')}>
          {words.archive}
        </Button>
      )}
    </>
  );
}

type DialogProps = {
  readonly opened: boolean;
  /** Number of products. */
  readonly count: number;
  readonly isPending: boolean;
  readonly failure: string | null;
  readonly onCancel: () => void;
  readonly onConfirm: (change: SeveralChange) => void;
};

type MoveDialogProps = DialogProps & { readonly categories: MenuEditing['categories'] };

function MoveDialog({ count, categories, onConfirm, ...dialog }: MoveDialogProps) {
  const [categoryId, setCategoryId] = useState(String(categories[0]?.id ?? ''));
  return (
    <ConfirmDialog
      {...dialog}
      title={words.moveTitle(countOf(count, words.count))}
      confirm={words.moveConfirm}
      tone="accent"
      onConfirm={() => onConfirm({ kind: 'category', categoryId: Number(categoryId) })}
    >
      <NativeSelect
        label={words.category}
        value={categoryId}
        data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setCategoryId(event.currentTarget.value)}
      />
      <Text c="dimmed" mt="sm">
        {words.moveHint}
      </Text>
    </ConfirmDialog>
  );
}

type VatDialogProps = DialogProps & { readonly rates: MenuEditing['vatRates'] };

function VatDialog({ count, rates, onConfirm, ...dialog }: VatDialogProps) {
  const [takeaway, setTakeaway] = useState(findProposedRate(rates, 'standard'));
  const [onPremises, setOnPremises] = useState(findProposedRate(rates, 'standard'));
  const choices = vatChoices(rates);
  const percentOf = (rateId: string) => rates.find(({ id }) => String(id) === rateId)?.percent ?? 0;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.vatTitle(countOf(count, words.count))}
      confirm={words.vatConfirm}
      tone="accent"
      onConfirm={() =>
        onConfirm({
          kind: 'vat',
          vatPercent: percentOf(takeaway),
          vatPercentOnPremises: percentOf(onPremises),
          vatRateId: Number(takeaway),
          vatRateIdOnPremises: Number(onPremises),
        })
      }
    >
      <NativeSelect
        label={menuEditorWords.form.vatTakeaway}
        value={takeaway}
        data={choices}
        onChange={(event) => setTakeaway(event.currentTarget.value)}
      />
      <NativeSelect
        label={menuEditorWords.form.vatOnPremises}
        value={onPremises}
        data={choices}
        onChange={(event) => setOnPremises(event.currentTarget.value)}
      />
      <Text c="dimmed" mt="sm">
        {words.vatText}
      </Text>
    </ConfirmDialog>
  );
}

function ArchiveDialog({ count, onConfirm, ...dialog }: DialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={words.archiveTitle(countOf(count, words.count))}
      confirm={menuEditorWords.archive.confirm}
      onConfirm={() => onConfirm({ kind: 'archive' })}
    >
      {words.archiveText}
    </ConfirmDialog>
  );
}

function sayChosen(count: number): string {
  return count === 0 ? words.none : countOf(count, words.chosen);
}
