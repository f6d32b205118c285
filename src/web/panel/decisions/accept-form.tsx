import { Alert, Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { confirmOrder } from '#contract/orders/staff-client.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import { chargedPackaging, type OrderView } from '#domain/orders/order-view.ts';
import { promisedMoment } from '#domain/orders/steps/accept-order.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/preparation-minutes.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Bound } from '#web/forms/use-form.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { serviceWords } from '#web/i18n/panel/service.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { momentWords } from '#web/panel/orders/order-words.ts';
import { useSuggested } from '#web/panel/orders/use-suggested.ts';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { useBusyMinutes } from '#web/panel/service/service-queries.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import {
  type Acceptance,
  acceptRequestOf,
  judgeAcceptance,
  minutesOf,
  packagingChoices,
  quoteAcceptance,
  quoteOf,
  servedIn,
} from './acceptance.ts';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { LaterThanTold } from './later-than-told.tsx';
import { useDecisionForm } from './use-decision-form.ts';

const words = staffWords.decision;

export function AcceptForm({ order, onClose }: DecisionProps) {
  const extraMinutes = useBusyMinutes();
  const { printAccepted } = usePrinting();
  const now = useServerNow();
  const suggested = useSuggested()(order);
  const minutes = { suggested: suggested?.minutes ?? null, extra: extraMinutes };
  // The choice stays where it was when the dialog opened: a tile that comes later is not chosen.
  const [hasSuggestion] = useState(minutes.suggested !== null);
  const form = useDecisionForm({
    order,
    initial: (): Acceptance => ({
      preparation: order.requestedAt !== null ? 'none' : hasSuggestion ? 'suggested' : null,
      packaging: formatAmount(chargedPackaging(order)),
      hasAgreed: false,
      hasReadAllergy: false,
    }),
    judge: (values) => judgeAcceptance(values, order),
    step: confirmOrder,
    requestOf: (values) => acceptRequestOf(values, order, minutes),
    onDone(accepted) {
      printAccepted(accepted);
      return words.accepted;
    },
    onClose,
  });
  const { preparation } = form.values;
  const quote = quoteOf(form.values, order);
  return (
    <DecisionForm
      form={form}
      words={{ submit: words.accept, submitting: words.accepting, failed: words.acceptFailed }}
      tone="good"
      onClose={onClose}
    >
      <div data-dock>
        <Choices
          name="minutes"
          legend={words.preparation}
          least="4.25rem"
          options={[
            ...(order.requestedAt === null ? [] : [NO_ESTIMATE]),
            ...(suggested === null || minutes.suggested === null || !hasSuggestion
              ? []
              : [
                  suggestedChoice(suggested.promisedAt, minutes.suggested, order.toldAt !== null && !suggested.isLater),
                ]),
            ...PREPARATION_MINUTES_OPTIONS.filter(
              (chosen) => !hasSuggestion || chosen + extraMinutes !== minutes.suggested,
            ).map((chosen) => {
              const hour = formatHour(plusMinutes(now, chosen + extraMinutes));
              return { value: chosen, label: chosen, note: hour, spoken: words.inMinutes(chosen, hour) };
            }),
          ]}
          {...form.bind('preparation')}
        />
      </div>
      {extraMinutes > 0 && (
        <Note tone="warn" role="status">
          {serviceWords.busyAdds(extraMinutes)}
        </Note>
      )}
      <Packaging order={order} packaging={form.bind('packaging')} />
      {quote?.needsAgreement && (
        <Alert color="warn">
          <p>{words.agreedHint(formatLei(quote.before), formatLei(quote.after))}</p>
          <Checkbox mt="sm" label={words.agreed} {...form.tick('hasAgreed')} />
        </Alert>
      )}
      {order.hasAllergyNote && (
        <Note tone="bad">
          <Checkbox label={noteWords.read} {...form.tick('hasReadAllergy')} />
        </Note>
      )}
      <Outcome order={order} minutes={minutesOf(preparation, minutes)} after={quote?.after ?? null} />
    </DecisionForm>
  );
}

function suggestedChoice(at: Instant, minutes: number, isTold: boolean) {
  const name = isTold ? stepWords.accept.told : stepWords.accept.usual;
  const hour = formatHour(at);
  return {
    value: 'suggested',
    label: minutes,
    note: `${hour} · ${name}`,
    isWide: true,
    spoken: `${name}: ${words.inMinutes(minutes, hour)}`,
  } as const;
}

const NO_ESTIMATE = { value: 'none', label: words.noEstimate, title: words.noEstimateLong } as const;

type PackagingProps = { readonly order: OrderView; readonly packaging: Bound<string> };

/**
 * A guest who eats from plates or brings a container needs no box; the choice is offered only when the guest asks for
 * one after all.
 */
function Packaging({ order, packaging }: PackagingProps) {
  const served = servedIn(order);
  const [isWanted, setIsWanted] = useState(false);
  if (served === 'boxes' || isWanted) return <PackagingChoice order={order} packaging={packaging} />;
  return (
    <Group justify="space-between" gap="xs">
      <p>
        {words.servedIn[served]} {words.packagingOf(formatLei(chargedPackaging(order)))}
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

function PackagingChoice({ order, packaging }: PackagingProps) {
  const [isOther, setIsOther] = useState(false);
  const announced = chargedPackaging(order);
  const choices = packagingChoices(announced).map((cost) => ({
    value: formatAmount(cost),
    label: cost === announced ? words.computed(formatLei(cost)) : formatLei(cost),
  }));
  return (
    <>
      <NativeSelect
        label={words.packaging}
        value={isOther ? OTHER : packaging.value}
        data={[...choices, { value: OTHER, label: words.otherAmount }]}
        onChange={({ currentTarget: { value } }) => {
          setIsOther(value === OTHER);
          if (value !== OTHER) packaging.onChange(value);
        }}
      />
      {isOther && <TextInput label={words.otherAmountLabel} inputMode="decimal" data-autofocus {...packaging} />}
    </>
  );
}

type OutcomeProps = {
  readonly order: OrderView;
  /** From now until it is ready. */
  readonly minutes: number | null;
  readonly after: Bani | null;
};

/** Shows what accepting will promise. */
function Outcome({ order, minutes, after }: OutcomeProps) {
  const now = useServerNow();
  const { requestedAt } = order;
  // An order as soon as possible has no promised moment until its minutes are chosen.
  const promised = requestedAt === null && minutes === null ? null : promisedMoment({ at: now, minutes, requestedAt });
  const before = quoteAcceptance(order, chargedPackaging(order)).before;
  return (
    <Card role="status">
      <Text fz="xl" fw={600}>
        {promised === null
          ? words.choosePreparation
          : requestedAt === null
            ? words.promise(formatHour(promised))
            : words.promiseScheduled(momentWords(promised, now))}
      </Text>
      <LaterThanTold order={order} promisedAt={promised} />
      {after !== null && (
        <Text fz="lg">
          {after === before ? words.total : words.newTotal}: <strong>{formatLei(after)}</strong>
          {after !== before && ` (${words.before(formatLei(before))})`}
        </Text>
      )}
    </Card>
  );
}
