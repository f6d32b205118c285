/** On an order's page: takes no more online orders from its guest. Two taps, and ten seconds to undo. */

import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addBlocks } from '#contract/guard/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { BLOCK_KINDS, type BlockKind } from '#domain/guard/block-keys.ts';
import type { BlockEntry } from '#domain/guard/parse-block.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { BlockTermsFields, judgeTerms, termsOf, usualTerms } from '#web/staff/blocks/block-terms.tsx';
import { BLOCKS_KEY, useRemoveBlocks } from '#web/staff/blocks/use-remove-blocks.ts';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { offerUndo } from '#web/staff/offer-undo.tsx';
import { useApi } from '#web/use-api.ts';

type Props = { readonly order: OrderView };

export function BlockGuest({ order }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // The guest's personal data were removed from an old order.
  if (order.contact.phone === '' && order.contact.email === '') return null;
  return (
    <>
      <Button
        variant="subtle"
        color="bad"
        size="compact-md"
        mih="var(--target)"
        data-screen-only
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && <BlockGuestDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What of an order can be blocked, as staff read it. */
function candidatesOf({ contact, address }: OrderView): readonly (BlockEntry & { readonly shown: string })[] {
  const { phone, email } = contact;
  return [
    ...(phone === '' ? [] : [{ kind: 'phone' as const, value: phone, shown: formatPhone(phone) }]),
    ...(email === '' ? [] : [{ kind: 'email' as const, value: email, shown: email }]),
    ...(address === null || (address.street === '' && address.landmark === '')
      ? []
      : [{ kind: 'address' as const, value: pickAddress(address), shown: formatAddress(address) }]),
  ];
}

function pickAddress(address: NonNullable<OrderView['address']>) {
  const { city, street, streetNumber, building, staircase, apartment, landmark } = address;
  return { city, street, streetNumber, building, staircase, apartment, landmark };
}

function BlockGuestDialog({ order, onClose }: Props & { readonly onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const remove = useRemoveBlocks();
  const today = dateOf(useServerNow());
  const candidates = candidatesOf(order);
  const chosenOf = (values: Readonly<Record<BlockKind, boolean>>) => candidates.filter(({ kind }) => values[kind]);
  const form = useDialogForm({
    // Neighbours share an address: it is blocked only when staff choose it.
    initial: () => ({
      ...usualTerms(today),
      reason: words.reasons[0] as string,
      phone: true,
      email: true,
      address: false,
    }),
    judge: (values) => ({
      ...judgeTerms(values, today),
      ...(chosenOf(values).length === 0 ? { [BLOCK_KINDS[0]]: words.choose } : {}),
    }),
    send: (values) =>
      api(addBlocks, {
        body: {
          entries: chosenOf(values).map(({ shown: _, ...entry }) => entry),
          orderNumber: order.number,
          ...termsOf(values),
        },
      }),
    onSent: ({ message, ids }) => {
      offerUndo(message, words.undo, () => remove.mutate(ids));
      void queries.invalidateQueries({ queryKey: BLOCKS_KEY });
      onClose();
    },
    failed: words.saveFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={words.openTitle(fullName(order.contact))}>
      <FormStack {...form.props}>
        <Stack component="fieldset" gap="xs">
          <Text component="legend" fw={600} mb="xs">
            {words.what}
          </Text>
          {candidates.map(({ kind, shown }) => (
            <Checkbox key={kind} py={4} label={shown} description={words.kinds[kind]} {...form.tick(kind)} />
          ))}
        </Stack>
        <BlockTermsFields
          reason={form.bind('reason')}
          until={form.bind('until')}
          isForever={form.tick('isForever')}
          today={today}
        />
        <FormFoot
          form={form}
          failed={words.saveFailed}
          submit={words.add}
          color="bad"
          data-autofocus
          onCancel={onClose}
        />
      </FormStack>
    </FormModal>
  );
}
