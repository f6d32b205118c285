import { Alert, NativeSelect, NumberInput, Switch, Tabs, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { getOfferedServices, type ServicesSetup, saveOfferedServices } from '#contract/schedule/staff-calls.ts';
import { OWN_CONTAINER_DUTY } from '#domain/cart/own-container.ts';
import { decideServiceTerms } from '#domain/schedule/decide-service-terms.ts';
import { DEFAULT_MAXIMUM_ADVANCE_MINUTES, type Service } from '#domain/schedule/schedule.ts';
import { formatDuration } from '#domain/time/duration.ts';
import { BookedOnClosedDays } from '#web/admin/setup/schedule/booked-on-closed-days.tsx';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import type { Form } from '#web/forms/use-form.ts';
import { servicesWords as words } from '#web/i18n/admin/services.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { KeptPromises } from './kept-promises.tsx';
import { SERVICE_OF_TAB, SERVICE_TABS, type ServiceTab } from './services-search.ts';
import {
  ADVANCE_UNITS,
  draftOf,
  type ServicesValues,
  servicesField,
  servicesFrom,
  servicesProblems,
  servicesRequest,
  switched,
  type TermsValues,
} from './services-values.ts';

/** `/admin/set-services`: one form for the four services. */
export function SetServicesScreen({ service }: { readonly service: ServiceTab }) {
  const { query, readAgain } = useSetup(getOfferedServices);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <ServicesForm setup={setup} readAgain={readAgain} tab={service} />}
      </ReadState>
      <KeptPromises />
    </StaffPage>
  );
}

function ServicesForm({
  setup,
  readAgain,
  tab,
}: {
  readonly setup: ServicesSetup;
  readonly readAgain: () => Promise<ServicesSetup>;
  readonly tab: ServiceTab;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const open = (service: ServiceTab) => navigate({ to: '/admin/set-services', search: { service }, replace: true });
  const form = useStaffForm({
    loaded: servicesFrom(setup),
    send: (values, version) => api(saveOfferedServices, { body: servicesRequest(values, version) }),
    onSent: () => void readAgain(),
    reload: async () => servicesFrom(await readAgain()),
    judge: servicesProblems,
    fieldOf: servicesField,
    reveal: (path) => {
      const tabOfField = SERVICE_TABS.find((one) => path.startsWith(`${SERVICE_OF_TAB[one]}.`)) ?? tab;
      return tabOfField === tab ? undefined : open(tabOfField);
    },
  });
  const { pickup, delivery } = form.values;
  return (
    <StaffForm form={form} within={['service']}>
      <BookedOnClosedDays {...setup} />
      {!pickup.enabled && !delivery.enabled && <Alert color="warn">{words.nothingOffered}</Alert>}
      <Tabs
        value={tab}
        onChange={(next) => {
          const chosen = SERVICE_TABS.find((one) => one === next);
          if (chosen !== undefined) void open(chosen);
        }}
      >
        <Tabs.List aria-label={words.tabsLabel}>
          {SERVICE_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {words.tabs[one]}
              {!form.values[SERVICE_OF_TAB[one]].enabled && (
                <Text component="span" ml="xs" fz="sm" c="dimmed">
                  {words.off}
                </Text>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SERVICE_TABS.map((one) => (
          <Tabs.Panel key={one} value={one} pt="lg">
            <ServiceTerms form={form} service={SERVICE_OF_TAB[one]} name={words.tabs[one]} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <FormSection
        title={words.dineIn.title}
        action={<Switch aria-label={words.dineIn.label} {...form.tick('dineInEnabled')} />}
      >
        <Text c="dimmed" data-wide>
          {words.dineIn.hint}
        </Text>
      </FormSection>
      <FormSection title={words.ownContainer.title} hint={words.ownContainer.hint}>
        <DayInput label={words.ownContainer.label} {...form.bind('ownContainerFrom')} />
        {form.values.ownContainerFrom > OWN_CONTAINER_DUTY && <Alert color="warn">{words.ownContainer.late}</Alert>}
      </FormSection>
    </StaffForm>
  );
}

function ServiceTerms({
  form,
  service,
  name,
}: {
  readonly form: Form<ServicesValues>;
  readonly service: Service;
  readonly name: string;
}) {
  const terms = form.values[service];
  const soon = words.soon[service === 'booking' ? 'booking' : 'order'];
  return (
    <FormSection
      title={name}
      hint={words.hints[service]}
      action={
        <Switch
          label={terms.enabled ? words.on : words.off}
          aria-label={words.enabled(name)}
          {...form.tick(`${service}.enabled`)}
          onChange={(event) => form.set(service, switched(terms, service, event.currentTarget.checked))}
        />
      }
    >
      {terms.enabled ? (
        <>
          <Switch label={soon.label} description={soon.hint} data-wide {...form.tick(`${service}.asSoonAsPossible`)} />
          <Columns least="8rem" gap="0.75rem" isFilled>
            <NumberInput
              label={words.minimum}
              description={words.minimumHint}
              min={1}
              allowNegative={false}
              allowDecimal={false}
              {...form.bind(`${service}.minimum`)}
            />
            <NativeSelect
              label={words.unit}
              data={ADVANCE_UNITS.map((value) => ({ value, label: words.units[value] }))}
              {...form.bind(`${service}.unit`)}
            />
          </Columns>
          <NumberInput
            label={words.maximum}
            description={words.maximumHint}
            min={1}
            allowNegative={false}
            allowDecimal={false}
            {...form.bind(`${service}.maximum`)}
          />
          <Text c="dimmed" data-wide aria-live="polite">
            {summaryOf(terms)}
          </Text>
        </>
      ) : (
        <Text c="dimmed" data-wide>
          {terms.minimum === '' && terms.maximum === '' ? words.offHint : words.offTimes}
        </Text>
      )}
    </FormSection>
  );
}

/** What the numbers mean for a guest; nothing while they are incomplete. */
function summaryOf(values: TermsValues): string {
  const terms = decideServiceTerms(draftOf(values));
  if (!values.enabled || !terms.ok) return '';
  const { minimumAdvanceMinutes: minimum, maximumAdvanceMinutes: maximum } = terms.value;
  return words.summary(
    minimum === null ? words.atOnce : formatDuration(minimum),
    formatDuration(maximum ?? DEFAULT_MAXIMUM_ADVANCE_MINUTES),
  );
}
