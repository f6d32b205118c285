/** The dialogs of the block list: a new entry, and the terms of one that stands. */

import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getDeliveryZones } from '#contract/delivery/staff-calls.ts';
import { addBlocks, changeBlock, type ListedBlock } from '#contract/guard/staff-calls.ts';
import { BLOCK_KINDS } from '#domain/guard/block-keys.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { announce } from '#web/staff/announce.ts';
import { BlockTermsFields, judgeTerms, termsOf, usualTerms } from '#web/staff/blocks/block-terms.tsx';
import { BLOCKS_KEY } from '#web/staff/blocks/use-remove-blocks.ts';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useApi } from '#web/use-api.ts';
import { cityChoices, entryOf, judgeNewBlock, newBlock } from './block-values.ts';

type DialogProps = { readonly today: LocalDate; readonly onClose: () => void };

export function NewBlockDialog({ today, onClose }: DialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const zones = useSetup(getDeliveryZones).query.data;
  const cities = [...new Set([zones?.homeCity ?? '', ...(zones?.zones ?? []).map(({ city }) => city)])].filter(Boolean);
  const form = useDialogForm({
    initial: () => newBlock(today, cities[0] ?? ''),
    judge: (values) => judgeNewBlock(values, today),
    send: (values) => api(addBlocks, { body: { entries: [entryOf(values)], ...termsOf(values) } }),
    onSent: ({ message }) => {
      announce(message);
      void queries.invalidateQueries({ queryKey: BLOCKS_KEY });
      onClose();
    },
    failed: words.saveFailed,
  });
  const { kind, city } = form.values;
  return (
    <FormModal form={form} onClose={onClose} title={words.addTitle}>
      <FormStack {...form.props}>
        <NativeSelect
          label={words.kind}
          data={BLOCK_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          {...form.bind('kind')}
        />
        {kind === 'phone' && (
          <TextInput label={words.phone} required type="tel" data-autofocus {...form.bind('phone')} />
        )}
        {kind === 'email' && (
          <TextInput label={words.email} required type="email" data-autofocus {...form.bind('email')} />
        )}
        {kind === 'address' && (
          <>
            <NativeSelect label={words.city} required data={[...cityChoices(cities, city)]} {...form.bind('city')} />
            <Columns least="9rem" gap="0.75rem">
              <TextInput label={words.street} {...form.bind('street')} />
              <TextInput label={words.streetNumber} {...form.bind('streetNumber')} />
              <TextInput label={words.building} {...form.bind('building')} />
              <TextInput label={words.staircase} {...form.bind('staircase')} />
              <TextInput label={words.apartment} {...form.bind('apartment')} />
              <TextInput label={words.landmark} {...form.bind('landmark')} />
            </Columns>
            <Text c="dimmed">{words.addressHint}</Text>
          </>
        )}
        <BlockTermsFields
          reason={form.bind('reason')}
          until={form.bind('until')}
          isForever={form.tick('isForever')}
          today={today}
        />
        <FormFoot form={form} failed={words.saveFailed} submit={words.add} color="bad" onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}

export function EditBlockDialog({ block, today, onClose }: DialogProps & { readonly block: ListedBlock }) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: () => ({
      ...usualTerms(today),
      reason: block.reason,
      isForever: block.until === null,
      ...(block.until === null || !block.isOn ? {} : { until: block.until as string }),
    }),
    version: block.version,
    judge: (values) => judgeTerms(values, today),
    send: (values, version) => api(changeBlock, { body: { id: block.id, version, ...termsOf(values) } }),
    onSent: ({ message }) => {
      announce(message);
      void queries.invalidateQueries({ queryKey: BLOCKS_KEY });
      onClose();
    },
    failed: words.saveFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={words.editTitle}>
      <FormStack {...form.props}>
        <Text fw={600}>{block.shown === '' ? words.hidden : block.shown}</Text>
        <BlockTermsFields
          reason={form.bind('reason')}
          until={form.bind('until')}
          isForever={form.tick('isForever')}
          today={today}
        />
        <FormFoot form={form} failed={words.saveFailed} submit={words.save} onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}
