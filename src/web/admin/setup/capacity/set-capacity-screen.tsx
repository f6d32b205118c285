import { Alert, NumberInput } from '@mantine/core';
import type { CallOutput } from '#contract/client.ts';
import { MOST_OF_SLOT } from '#domain/schedule/capacity.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { capacityWords as words } from '#web/i18n/admin/capacity.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { capacityFrom, capacityProblems, capacityRequest } from './capacity-values.ts';

/** `/admin/set-capacity`: how much the kitchen takes on in a quarter of an hour. */
export function SetCapacityScreen() {
  const { query, readAgain } = useSetup('getCapacity');
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <CapacityForm setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

type Setup = CallOutput<'getCapacity'>;

function CapacityForm({ setup, readAgain }: { readonly setup: Setup; readonly readAgain: () => Promise<Setup> }) {
  const api = useApi();
  const form = useStaffForm({
    loaded: capacityFrom(setup),
    send: (values, version) => api('saveCapacity', { body: { ...capacityRequest(values), version } }),
    onSent: () => void readAgain(),
    reload: async () => capacityFrom(await readAgain()),
    judge: capacityProblems,
  });
  const { points, deliveries } = capacityRequest(form.values);
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={words.hint}>
        <NumberInput
          label={words.points}
          description={words.pointsHint}
          min={1}
          max={MOST_OF_SLOT}
          allowNegative={false}
          allowDecimal={false}
          {...form.bind('points')}
        />
        <NumberInput
          label={words.deliveries}
          description={words.deliveriesHint}
          min={1}
          max={MOST_OF_SLOT}
          allowNegative={false}
          allowDecimal={false}
          {...form.bind('deliveries')}
        />
        <Alert data-wide role="status">
          {points === null && deliveries === null ? words.off : words.summary(points, deliveries)}
        </Alert>
      </FormSection>
    </StaffForm>
  );
}
