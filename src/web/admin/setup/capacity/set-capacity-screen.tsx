import { Box, Button, Group, NativeSelect, NumberInput, Stack, Text } from '@mantine/core';
import { getCapacity, saveCapacity } from '#contract/capacity/staff-calls.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { replayKitchenCapacity } from '#contract/replay/staff-calls.ts';
import { MOST_OF_SLOT, MOST_POINTS } from '#domain/schedule/capacity.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { WhatIfCard } from '#web/admin/what-if/what-if-card.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { capacityWords as words } from '#web/i18n/admin/capacity.ts';
import { newKey } from '#web/new-key.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { TakeOut } from '#web/staff/kit/row-actions.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { type CapacityValues, capacityFrom, capacityProblems, capacityRequest } from './capacity-values.ts';

/** `/admin/set-capacity`: the kitchen's capacity per quarter of an hour, and the points of a portion. */
export function SetCapacityScreen() {
  const { query, readAgain } = useSetup(getCapacity);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <CapacityForm setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

type Setup = AnswerOf<typeof getCapacity>;
const WHOLE = { allowNegative: false, allowDecimal: false } as const;
const LIMIT = { ...WHOLE, min: 1, max: MOST_OF_SLOT } as const;
const POINTS = { ...WHOLE, min: 0, max: MOST_POINTS } as const;

function CapacityForm({ setup, readAgain }: { readonly setup: Setup; readonly readAgain: () => Promise<Setup> }) {
  const api = useApi();
  const form = useStaffForm({
    loaded: capacityFrom(setup),
    send: (values, version) => api(saveCapacity, { body: { ...capacityRequest(values), version } }),
    onSent: () => void readAgain(),
    reload: async () => capacityFrom(await readAgain()),
    judge: capacityProblems,
  });
  const { points, deliveries, stations = [] } = capacityRequest(form.values);
  const isOff = points === null && deliveries === null && stations.every(({ most }) => most === null);
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={words.hint}>
        <NumberInput label={words.points} description={words.pointsHint} {...LIMIT} {...form.bind('points')} />
        <NumberInput
          label={words.deliveries}
          description={words.deliveriesHint}
          {...LIMIT}
          {...form.bind('deliveries')}
        />
        {form.values.stations.map(({ id, name }, row) => (
          <NumberInput key={id} label={words.station(name)} {...LIMIT} {...form.bind(`stations.${row}.most`)} />
        ))}
        <Text data-wide role="status" fw={600}>
          {isOff ? words.off : words.summary(points, deliveries)}
        </Text>
      </FormSection>
      <FormSection title={words.categories} hint={words.categoriesHint}>
        <Columns least="9rem" gap="0.75rem" data-wide>
          {form.values.categories.map(({ id, name }, row) => (
            <NumberInput key={id} label={name} {...POINTS} {...form.bind(`categories.${row}.points`)} />
          ))}
        </Columns>
      </FormSection>
      <Exceptions form={form} products={setup.products} />
      <WhatIfCard
        draft={{ ...capacityRequest(form.values), version: null }}
        ask={(draft, days) => api(replayKitchenCapacity, { body: { days, draft } })}
      />
    </StaffForm>
  );
}

/** Products with other points than their category. */
function Exceptions({ form, products }: { readonly form: Form<CapacityValues>; readonly products: Setup['products'] }) {
  const { exceptions } = form.values;
  const options = products.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormSection title={words.exceptions} hint={exceptions.length === 0 ? words.noExceptions : words.exceptionsHint}>
      <Stack gap="md" data-wide>
        {exceptions.map(({ key, product }, row) => (
          <Group key={key} align="start" gap="xs">
            <NativeSelect
              label={words.product(row + 1)}
              flex="1 1 12rem"
              data={[{ value: '', label: words.chooseProduct }, ...options]}
              {...form.bind(`exceptions.${row}.product`)}
            />
            <NumberInput label={words.productPoints} w="7rem" {...POINTS} {...form.bind(`exceptions.${row}.points`)} />
            <Box mt="1.6rem">
              <TakeOut
                label={words.removeException(
                  options.find(({ value }) => value === product)?.label ?? words.product(row + 1),
                )}
                onClick={() => form.remove('exceptions', row)}
              />
            </Box>
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus aria-hidden size={18} />}
            onClick={() => form.add('exceptions', { key: newKey(), product: '', points: 1 })}
          >
            {words.addException}
          </Button>
        </Group>
      </Stack>
    </FormSection>
  );
}
