import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { type getPaymentsToCheck, resolvePayment } from '#contract/payments/staff-calls.ts';
import type { CHECK_ACTIONS } from '#contract/payments/wire.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { paymentsToCheckWords as words } from '#web/i18n/admin/payments-to-check.ts';
import { moneyWords } from '#web/i18n/staff/money.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { IconCircleCheck } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { paymentsToCheckQuery } from './payments-to-check-query.ts';

type ToCheck = AnswerOf<typeof getPaymentsToCheck>;
type Payment = ToCheck['payments'][number];
type Action = (typeof CHECK_ACTIONS)[number];

/** `/admin/plati-de-verificat`: each payment with what happened and one proposed action. */
export function PaymentsToCheckScreen() {
  const toCheck = useQuery(paymentsToCheckQuery(useApi()));
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={toCheck} failed={words.failed}>
        {({ payments, offSince }) => (
          <>
            {offSince !== null && <SwitchedOff since={offSince} />}
            {payments.length === 0 ? (
              <Empty icon={<IconCircleCheck aria-hidden />} title={words.empty}>
                {words.emptyHint}
              </Empty>
            ) : (
              <Stack component="ul" gap="sm">
                {payments.map((payment) => (
                  <li key={`${payment.kind} ${payment.reference} ${payment.id}`}>
                    <PaymentCard payment={payment} />
                  </li>
                ))}
              </Stack>
            )}
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

function SwitchedOff({ since }: { readonly since: Instant }) {
  return (
    <Alert role="status" color="warn" title={words.off.title(words.since(formatDateTime(since)))}>
      {words.off.text}
    </Alert>
  );
}

function PaymentCard({ payment }: { readonly payment: Payment }) {
  const { orderNumber, amount, job, since, actions } = payment;
  const { title, text } = job === null ? words.disputed : words.jobs[job];
  return (
    <Card component="article">
      <Group component="header" align="baseline" gap="xs">
        <Title order={2} fz="1.0625rem">
          {title(formatLei(amount))}
        </Title>
        <Text component="span" c="dimmed">
          {words.order(orderNumber)} · {words.since(formatDateTime(since))}
        </Text>
      </Group>
      <p>{text}</p>
      <PaymentFacts payment={payment} />
      {actions.length === 0 ? (
        <Group>
          <ButtonLink to="/admin/plati-de-verificat/$orderId" params={{ orderId: `${orderNumber}` }}>
            {moneyWords.evidence}
          </ButtonLink>
          <ButtonLink to="/comenzi/$orderId" params={{ orderId: `${orderNumber}` }}>
            {words.disputed.open}
          </ButtonLink>
        </Group>
      ) : (
        <Actions payment={payment} />
      )}
    </Card>
  );
}

function PaymentFacts({ payment: { provider, providerRef, reference, lastReason } }: { readonly payment: Payment }) {
  return (
    <Facts>
      <Fact label={words.facts.provider}>{provider}</Fact>
      <Fact label={words.facts.providerRef}>{providerRef ?? words.facts.noProviderRef}</Fact>
      <Fact label={words.facts.reference}>{reference}</Fact>
      {lastReason !== '' && <Fact label={words.facts.lastReason}>{lastReason}</Fact>}
    </Facts>
  );
}

/** The proposed action as a button; the others, each with when it is right, below. */
function Actions({ payment }: { readonly payment: Payment }) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = paymentsToCheckQuery(api);
  const [asked, setAsked] = useState<Exclude<Action, 'ask'> | null>(null);
  const { id, orderNumber, amount, actions } = payment;
  const sum = formatLei(amount);
  const step = useStep(
    async (action: Action) => {
      const left = await api(resolvePayment, { body: { id: id ?? 0, action } });
      queries.setQueryData<ToCheck>(queryKey, left);
      const isThere = left.payments.some((one) => one.id === id);
      return { message: isThere && action === 'ask' ? words.stillUnknown : words.done[action] };
    },
    { failed: words.actionFailed, reads: [queryKey], onSettled: () => setAsked(null) },
  );
  const [first, ...others] = actions;
  const press = (action: Action) => (action === 'ask' ? step.mutate(action) : setAsked(action));
  return (
    <>
      {first !== undefined && (
        <Group gap="sm">
          <Button
            loading={step.isPending && asked === null}
            aria-label={words.of(words.actions[first].label, orderNumber)}
            onClick={() => press(first)}
          >
            {words.actions[first].label}
          </Button>
          <Text c="dimmed" flex="1 1 16rem">
            {words.actions[first].text}
          </Text>
        </Group>
      )}
      {others.length > 0 && (
        <details>
          <summary>{words.others}</summary>
          <Stack gap="sm" mt="xs">
            {others.map((action) => (
              <Group key={action} gap="sm">
                <Button
                  variant="default"
                  aria-label={words.of(words.actions[action].label, orderNumber)}
                  onClick={() => press(action)}
                >
                  {words.actions[action].label}
                </Button>
                <Text c="dimmed" flex="1 1 16rem">
                  {words.actions[action].text}
                </Text>
              </Group>
            ))}
          </Stack>
        </details>
      )}
      {asked !== null && (
        <ConfirmDialog
          opened
          title={words.confirm[asked](sum)}
          confirm={words.actions[asked].label}
          isPending={step.isPending}
          onConfirm={() => step.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          {words.actions[asked].text}
        </ConfirmDialog>
      )}
    </>
  );
}
