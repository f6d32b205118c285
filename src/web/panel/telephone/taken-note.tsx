import { Button, CopyButton, Group, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import type { TakenCall } from './open-calls.ts';

type Props = { readonly taken: TakenCall; readonly onNext: () => void };

/** The server has taken it: what the caller is told, and the next call. */
export function TakenNote({ taken, onNext }: Props) {
  const next = (
    <Button size="lg" color="good" autoFocus onClick={onNext}>
      {words.next}
    </Button>
  );
  const note = useRef<HTMLDivElement>(null);
  // Outside system: the scroll position. The focus of the button below would leave what is said above the screen.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note}>
      <Card tone="good">
        {taken.kind === 'order' ? <TakenOrder {...taken} next={next} /> : <TakenTable {...taken} next={next} />}
      </Card>
    </div>
  );
}

type NoteProps<Kind> = Extract<TakenCall, { kind: Kind }> & { readonly next: ReactNode };

/** The order is in the kitchen; its page is for the guest. */
function TakenOrder({ order, livePage, next }: NoteProps<'order'>) {
  const now = useServerNow();
  const { number, kitchenNumber, promisedAt, payable } = order;
  const link = `${window.location.origin}${livePage}`;
  return (
    <>
      <div role="status">
        <Title order={2}>
          {words.taken(kitchenNumber === null ? boardWords.number(number) : boardWords.called(kitchenNumber))}
        </Title>
        <Text fz="xl" fw={600}>
          {promisedAt !== null && `${words.promisedDay(describeSoon(promisedAt, now))} · `}
          {words.totalText(formatLei(payable))}
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
        {next}
        <ButtonLink size="lg" variant="default" to="/comenzi/$orderId" params={{ orderId: `${number}` }}>
          {words.open}
        </ButtonLink>
      </Group>
    </>
  );
}

function TakenTable({ reservedFor, people, next }: NoteProps<'table'>) {
  return (
    <>
      <div role="status">
        <Title order={2}>{words.reserved}</Title>
        <Text fz="xl" fw={600}>
          {words.reservedFor(describeSoon(reservedFor, useServerNow()), countOf(people, words.persons))}
        </Text>
      </div>
      <Group>{next}</Group>
    </>
  );
}
