import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { STAFF_SOURCES } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { describeCaller } from '#domain/telephone/describe-caller.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { countOf } from '#domain/text/plural.ts';
import { describeNearDay } from '#domain/time/format-date.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { blockWords } from '#web/i18n/staff/blocks.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { AllergyBox } from '#web/panel/orders/allergy-box.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import type { CallDraft } from './call-draft.ts';
import { callerQuery } from './caller-query.ts';
import { changePhone, fillIn } from './fill-in.ts';
import { type CallField, fieldId } from './judge-call.ts';
import styles from './telephone.module.css';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly problemOf: (field: CallField) => string | undefined;
  /** Null when nothing is ordered (a table). */
  readonly onRepeat: ((earlier: OrderView) => void) | null;
};

/**
 * Who is calling: the number comes first; a known guest is shown with the last orders, and Enter repeats the last one.
 */
export function Caller({ draft, edit, problemOf, onRepeat }: Props) {
  const { phone, name, email, source } = draft;
  const caller = useQuery(callerQuery(useApi(), phone));
  const known = caller.data === undefined ? null : describeCaller(caller.data.orders);
  const nameField = useRef<HTMLInputElement>(null);
  const fillFromOrders = useEffectEvent(() => {
    // What staff have typed stays.
    if (known === null || name !== '') return;
    edit(fillIn(draft, { name: known.name, ...(email === '' ? { email: known.email } : {}) }));
  });
  const foundAt = caller.data === undefined ? 0 : caller.dataUpdatedAt;
  useEffect(() => {
    // Outside system: the server's answer.
    if (foundAt > 0) fillFromOrders();
  }, [foundAt]);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const last = caller.data?.orders[0];
    if (last !== undefined && draft.lines.length === 0 && onRepeat !== null) onRepeat(last);
    else nameField.current?.focus();
  };
  const isCounter = source === 'COUNTER';
  return (
    <Card>
      <Choices
        name="source"
        legend={words.source}
        isLegendHidden
        least="6rem"
        options={[
          ...STAFF_SOURCES.map((value) => ({ value, label: words.sources[value] })),
          { value: 'TABLE', label: words.reservation },
        ]}
        value={draft.isTable ? 'TABLE' : source}
        onChange={(value) =>
          edit(value === 'TABLE' ? { source: 'PHONE', isTable: true } : { source: value, isTable: false })
        }
      />
      <TextInput
        id={fieldId('phone')}
        type="tel"
        inputMode="tel"
        size="lg"
        autoFocus
        autoComplete="off"
        label={words.phone}
        description={words.phoneHint}
        value={phone}
        error={problemOf('phone')}
        onChange={(event) => edit(changePhone(draft, event.currentTarget.value))}
        onKeyDown={onEnter}
      />
      <div role="status">
        {caller.isFetching && caller.data === undefined && <Text c="dimmed">{words.looking}</Text>}
        {caller.isError && <Text c="warn">{words.lookupFailed}</Text>}
        {caller.data !== undefined && known === null && <Text c="dimmed">{words.unknown}</Text>}
        {known !== null && caller.data !== undefined && (
          <Text fz="lg" fw={600}>
            {known.name} · {countOf(caller.data.numberOfOrders, words.orders)}
          </Text>
        )}
        {caller.data?.block && <Note tone="warn">{blockWords.atTelephone(caller.data.block)}</Note>}
      </div>
      {known !== null && caller.data !== undefined && parsePhone(phone).ok && (
        <Stack gap="sm">
          <AllergyBox texts={known.allergies} />
          {known.notes.length > 0 && (
            <Text c="dimmed">
              {words.notes}: {known.notes.map((note) => `„${note}”`).join(', ')}
            </Text>
          )}
          {onRepeat !== null &&
            caller.data.orders.map((order, place) => (
              <EarlierOrder key={order.number} order={order} isLast={place === 0} onRepeat={onRepeat} />
            ))}
          {onRepeat !== null && known.addresses.length > 1 && (
            <Group gap="xs" role="group" aria-label={words.addresses}>
              {known.addresses.map((address) => (
                <Button
                  key={formatAddress(address)}
                  variant="default"
                  onClick={() => {
                    const { city: _city, county: _county, zoneCode, ...fields } = address;
                    edit(fillIn(draft, { method: 'DELIVERY', address: { ...fields, zoneCode: zoneCode ?? '' } }));
                  }}
                >
                  {formatAddress(address)}
                </Button>
              ))}
            </Group>
          )}
        </Stack>
      )}
      <TextInput
        ref={nameField}
        classNames={{ input: styles.name }}
        id={fieldId('firstName')}
        autoComplete="off"
        label={isCounter ? words.nameOptional : words.name}
        value={name}
        error={problemOf('firstName') ?? problemOf('lastName')}
        onChange={(event) => edit({ name: event.currentTarget.value })}
      />
    </Card>
  );
}

/** The dishes of an earlier order, and a button that orders them again. */
function EarlierOrder({
  order,
  isLast,
  onRepeat,
}: {
  readonly order: OrderView;
  readonly isLast: boolean;
  readonly onRepeat: (earlier: OrderView) => void;
}) {
  const day = describeNearDay(order.placedAt, useServerNow());
  const dishes = [
    ...order.lines.map(({ quantity, productName }) => `${quantity} × ${productName}`),
    ...order.bundles.map(({ quantity, name }) => `${quantity} × ${name}`),
  ].join(', ');
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text component="span">
        <Text span fw={600}>
          {words.ordered(day)}
        </Text>{' '}
        · {dishes} · {formatLei(order.payable)}
      </Text>
      <Button
        flex="none"
        variant="default"
        aria-label={words.repeatOf(isLast ? words.repeat : words.again, day)}
        onClick={() => onRepeat(order)}
      >
        {isLast ? words.repeat : words.again}
      </Button>
    </Group>
  );
}
