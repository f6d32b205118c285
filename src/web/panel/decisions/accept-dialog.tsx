import { Alert, Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { confirmOrder } from '#contract/orders/calls.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import { chargedPackaging, type OrderView } from '#domain/orders/order-view.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/accept-order.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { serviceWords } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { momentWords } from '#web/panel/orders/order-words.ts';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { useBusyMinutes } from '#web/panel/service/service-queries.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import {
  acceptanceProblem,
  acceptRequestOf,
  type Preparation,
  packagingChoices,
  promisedMoment,
  quoteAcceptance,
  readPackaging,
  servedIn,
} from './acceptance.ts';
import { DecisionDialog, DialogActions, StepFailure } from './decision-dialog.tsx';
import type { DecisionDialogProps } from './decisions.tsx';
import { useOrderStep } from './use-order-step.ts';

const words = staffWords.decision;

export function AcceptDialog({ orderNumber, onClose }: DecisionDialogProps) {
  return (
    <DecisionDialog
      orderNumber={orderNumber}
      title={words.acceptTitle(orderNumber)}
      onClose={onClose}
      isOverAfter="move"
      isWhole
    >
      {(order) => <AcceptForm order={order} onClose={onClose} />}
    </DecisionDialog>
  );
}

function AcceptForm({ order, onClose }: { readonly order: OrderView; readonly onClose: () => void }) {
  const isScheduled = order.requestedAt !== null;
  const announced = chargedPackaging(order);
  const [preparation, setPreparation] = useState<Preparation>(isScheduled ? 'none' : 'unchosen');
  const extraMinutes = useBusyMinutes();
  const promise = typeof preparation === 'number' ? preparation + extraMinutes : preparation;
  const [packaging, setPackaging] = useState<Bani | null>(announced);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [hasReadAllergy, setHasReadAllergy] = useState(false);
  const allergyTick = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof acceptanceProblem>>(null);
  const { printAccepted } = usePrinting();
  const accept = useOrderStep(confirmOrder, order.number, (accepted) => {
    onClose();
    printAccepted(accepted);
    return words.accepted;
  });
  const quote = packaging === null ? null : quoteAcceptance(order, packaging);
  const needsAgreement = quote?.needsAgreement ?? false;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { hasAllergyNote } = order;
    const acceptance = { preparation, packaging, needsAgreement, hasAgreed, hasAllergyNote, hasReadAllergy };
    const found = acceptanceProblem(acceptance);
    setProblem(found);
    if (found === 'allergy_unread') allergyTick.current?.focus();
    if (found === null && !accept.isPending) {
      accept.mutate(acceptRequestOf(acceptance, extraMinutes));
    }
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      <PreparationChoice value={preparation} mayBeNone={isScheduled} onChange={setPreparation} />
      {extraMinutes > 0 && (
        <Note tone="warn" role="status">
          {serviceWords.busyAdds(extraMinutes)}
        </Note>
      )}
      {problem === 'minutes_required' && preparation === 'unchosen' && (
        <Alert role="alert">{sentenceOf(problem)}</Alert>
      )}
      <Packaging
        order={order}
        announced={announced}
        onChange={setPackaging}
        isWrong={problem === 'packaging_invalid'}
      />
      {quote && needsAgreement && (
        <Alert color="warn">
          <p>{words.agreedHint(formatLei(quote.before), formatLei(quote.after))}</p>
          <Checkbox
            mt="sm"
            label={words.agreed}
            checked={hasAgreed}
            onChange={(event) => setHasAgreed(event.currentTarget.checked)}
            error={problem === 'agreement_required' && !hasAgreed ? sentenceOf(problem) : undefined}
          />
        </Alert>
      )}
      {order.hasAllergyNote && (
        <Note tone="bad">
          <Checkbox
            ref={allergyTick}
            label={noteWords.read}
            checked={hasReadAllergy}
            onChange={(event) => setHasReadAllergy(event.currentTarget.checked)}
            error={problem === 'allergy_unread' && !hasReadAllergy ? sentenceOf(problem) : undefined}
          />
        </Note>
      )}
      <Outcome order={order} preparation={promise} after={quote?.after ?? null} />
      {accept.isError && <StepFailure failure={accept.error} otherwise={words.acceptFailed} />}
      <DialogActions
        submit={words.accept}
        submitting={words.accepting}
        color="good"
        failure={accept.error}
        isPending={accept.isPending}
        onClose={onClose}
      />
    </FormStack>
  );
}

type PreparationProps = {
  readonly value: Preparation;
  readonly mayBeNone: boolean;
  readonly onChange: (value: Preparation) => void;
};

function PreparationChoice({ value, mayBeNone, onChange }: PreparationProps) {
  const choices: readonly Preparation[] = mayBeNone
    ? ['none', ...PREPARATION_MINUTES_OPTIONS]
    : PREPARATION_MINUTES_OPTIONS;
  return (
    <Choices
      name="minutes"
      legend={words.preparation}
      least="4rem"
      options={choices.map((choice) => ({
        value: choice,
        label: choice === 'none' ? words.noEstimate : choice,
        title: choice === 'none' ? words.noEstimateLong : undefined,
      }))}
      chosen={value}
      onChoose={onChange}
    />
  );
}

/** Who eats from plates or brings a container needs no box; it is offered only to a guest who asks for one after all. */
function Packaging({ order, ...choice }: PackagingProps & { readonly order: OrderView }) {
  const served = servedIn(order);
  const [isWanted, setIsWanted] = useState(false);
  if (served === 'boxes' || isWanted) return <PackagingChoice {...choice} />;
  return (
    <Group justify="space-between" gap="xs">
      <p>
        {words.servedIn[served]} {words.packagingOf(formatLei(choice.announced))}
      </p>
      {served === 'own_container' && (
        <Button variant="default" onClick={() => setIsWanted(true)}>
          {words.boxAfterAll}
        </Button>
      )}
    </Group>
  );
}

const OTHER = 'other';

type PackagingProps = {
  readonly announced: Bani;
  readonly isWrong: boolean;
  readonly onChange: (packaging: Bani | null) => void;
};

function PackagingChoice({ announced, isWrong, onChange }: PackagingProps) {
  const [chosen, setChosen] = useState(String(announced));
  const [typed, setTyped] = useState(formatAmount(announced));
  const choices = packagingChoices(announced).map((cost) => ({
    value: String(cost),
    label: cost === announced ? words.computed(formatLei(cost)) : formatLei(cost),
    cost,
  }));
  const type = (text: string) => {
    setTyped(text);
    onChange(readPackaging(text));
  };
  return (
    <>
      <NativeSelect
        label={words.packaging}
        value={chosen}
        data={[...choices.map(({ value, label }) => ({ value, label })), { value: OTHER, label: words.otherAmount }]}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value);
          if (value === OTHER) type(typed);
          else onChange(choices.find((choice) => choice.value === value)?.cost ?? null);
        }}
      />
      {chosen === OTHER && (
        <TextInput
          label={words.otherAmountLabel}
          inputMode="decimal"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          error={isWrong && readPackaging(typed) === null ? sentenceOf('packaging_invalid') : undefined}
          data-autofocus
        />
      )}
    </>
  );
}

type OutcomeProps = {
  readonly order: OrderView;
  readonly preparation: Preparation;
  readonly after: Bani | null;
};

/** What is promised, before it is promised. */
function Outcome({ order, preparation, after }: OutcomeProps) {
  const now = useServerNow();
  const minutes = typeof preparation === 'number' ? preparation : null;
  const promised = promisedMoment(order.requestedAt, minutes, now);
  const before = quoteAcceptance(order, chargedPackaging(order)).before;
  return (
    <Card role="status">
      <Text fz="xl" fw={600}>
        {promised === null
          ? words.choosePreparation
          : order.requestedAt === null
            ? words.promise(formatHour(promised))
            : words.promiseScheduled(momentWords(promised, now))}
      </Text>
      {after !== null && (
        <Text fz="lg">
          {after === before ? words.total : words.newTotal}: <strong>{formatLei(after)}</strong>
          {after !== before && ` (${words.before(formatLei(before))})`}
        </Text>
      )}
    </Card>
  );
}
