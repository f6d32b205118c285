import { Alert, Stack, Switch, Tabs, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { getScheduleSetup, type ScheduleSetup, saveRestaurantSchedule } from '#contract/schedule/staff-calls.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { scheduleWords as words } from '#web/i18n/admin/schedule.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { BookedOnClosedDays } from './booked-on-closed-days.tsx';
import { ClosureRows } from './closure-rows.tsx';
import { SCHEDULE_TABS, type ScheduleTab } from './schedule-search.ts';
import { copyOf, requestOf, scheduleField, scheduleFrom, scheduleProblems, tabOfField } from './schedule-values.ts';
import { WeekEditor } from './week-editor.tsx';

/** `/admin/set-schedule`: weekly hours, order hours, closed days; one form with three tabs. */
export function SetScheduleScreen({ tab }: { readonly tab: ScheduleTab }) {
  const { query, readAgain } = useSetup(getScheduleSetup);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <ScheduleForm setup={setup} readAgain={readAgain} tab={tab} />}
      </ReadState>
    </StaffPage>
  );
}

function ScheduleForm({
  setup,
  readAgain,
  tab,
}: {
  readonly setup: ScheduleSetup;
  readonly readAgain: () => Promise<ScheduleSetup>;
  readonly tab: ScheduleTab;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const loaded = scheduleFrom(setup);
  const open = (next: ScheduleTab) =>
    navigate({ to: '/admin/set-schedule', search: next === 'program' ? {} : { tab: next }, replace: true });
  const form = useStaffForm({
    loaded,
    send: (values, version) => api(saveRestaurantSchedule, { body: requestOf(values, version) }),
    onSent: () => void readAgain(),
    reload: async () => scheduleFrom(await readAgain()),
    judge: (values) => scheduleProblems(values, loaded.values.closures, dateOf(instant(Date.now()))),
    fieldOf: scheduleField,
    reveal: (path) => (tabOfField(path) === tab ? undefined : open(tabOfField(path))),
  });
  return (
    <StaffForm form={form} within={['tab']}>
      <BookedOnClosedDays {...setup} />
      <FormSection
        title={words.aroundTheClock.label}
        action={<Switch aria-label={words.aroundTheClock.label} {...form.tick('openAroundTheClock')} />}
      >
        <Text c="dimmed" data-wide>
          {words.aroundTheClock.hint}
        </Text>
        {form.values.openAroundTheClock && (
          <Alert color="warn" title={words.aroundTheClock.title} data-wide>
            {words.aroundTheClock.text}
          </Alert>
        )}
      </FormSection>
      <Tabs
        value={tab}
        onChange={(next) => {
          const chosen = SCHEDULE_TABS.find((one) => one === next);
          if (chosen !== undefined) void open(chosen);
        }}
      >
        <Tabs.List aria-label={words.tabsLabel}>
          {SCHEDULE_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {words.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="program" pt="lg">
          <Stack gap="lg">
            <WeekEditor form={form} isUnsaved={form.isUnsaved} kind="REGULAR" />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="comenzi" pt="lg">
          <Stack gap="lg">
            {(['PICKUP', 'DELIVERY'] as const).map((kind) => (
              <WeekEditor
                key={kind}
                form={form}
                isUnsaved={form.isUnsaved}
                kind={kind}
                follows={form.values.follows[kind]}
                onFollow={(follows) => {
                  form.set(`follows.${kind}`, follows);
                  // A service's own hours begin as a copy of the restaurant's.
                  if (!follows) form.set(`hours.${kind}`, copyOf(form.values.hours.REGULAR));
                }}
              />
            ))}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="zile-inchise" pt="lg">
          <Stack gap="lg">
            <ClosureRows form={form} saved={loaded.values.closures} />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </StaffForm>
  );
}
