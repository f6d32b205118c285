import { Button, CopyButton, Group, Text, TextInput, Title } from '@mantine/core';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';

type Props = {
  readonly order: OrderView;
  /** Path of the live page. */
  readonly livePage: string;
  readonly onNext: () => void;
};

/** The order was placed: what to tell the caller, the link for the guest, and a button for the next call. */
export function TakenNote({ order, livePage, onNext }: Props) {
  const now = useServerNow();
  const { number, kitchenNumber, promisedAt, payable } = order;
  const link = `${window.location.origin}${livePage}`;
  return (
    <Card tone="good">
      <div role="status">
        <Title order={2}>
          {words.taken(kitchenNumber === null ? boardWords.number(number) : boardWords.called(kitchenNumber))}
        </Title>
        <Text fz="xl" fw={600}>
          {promisedAt !== null && `${words.promisedDay(describeSoon(promisedAt, now))} · `}
          {words.tellTotal(formatLei(payable))}
        </Text>
      </div>
      <Group align="end" gap="sm">
        <TextInput flex={1} miw="12rem" label={words.link} value={link} readOnly />
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Group gap="sm">
        <Button size="lg" color="good" autoFocus onClick={onNext}>
          {words.next}
        </Button>
        <ButtonLink size="lg" variant="default" to="/comenzi/$orderId" params={{ orderId: `${number}` }}>
          {words.open}
        </ButtonLink>
      </Group>
    </Card>
  );
}
