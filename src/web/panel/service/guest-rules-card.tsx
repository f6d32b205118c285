import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getGuestRules, saveGuestRules } from '#contract/restaurant/staff-calls.ts';
import { guestRulesWords as words } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';

const KEY = ['panel', 'house-rules'];
/** Fragment that the back office's setup links to. */
const ANCHOR = 'reguli';

/** Rules for guests and staff; only an administrator may change them. */
export function GuestRulesCard() {
  const api = useApi();
  const isAdmin = useMayOpen('admin');
  const rules = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(getGuestRules, { signal }),
    enabled: isAdmin,
  });
  // After a link from the setup, scroll to the form as soon as it is rendered.
  const stand = (card: HTMLDivElement | null) => {
    if (window.location.hash === `#${ANCHOR}`) card?.scrollIntoView();
  };
  if (!isAdmin || !rules.data) return null;
  return (
    <div id={ANCHOR} ref={stand}>
      <Card title={words.title}>
        <RulesForm rules={rules.data} />
      </Card>
    </div>
  );
}

function RulesForm({ rules }: { readonly rules: AnswerOf<typeof getGuestRules> }) {
  const api = useApi();
  const form = useStaffForm({
    loaded: {
      values: {
        guestsMayCancel: rules.guestsMayCancel,
        seats: rules.seats === null ? '' : String(rules.seats),
        stayMinutes: String(rules.stayMinutes),
      },
      version: rules.version,
    },
    send: ({ guestsMayCancel, seats, stayMinutes }, version) =>
      api(saveGuestRules, {
        body: {
          guestsMayCancel,
          seats: seats.trim() === '' ? null : Number(seats),
          stayMinutes: Number(stayMinutes),
          version,
        },
      }),
    onSent: ({ message }) => announce(message),
    failed: staffWords.general.unexpected,
  });
  return (
    <FormStack {...form.props}>
      <Checkbox label={words.mayCancel} {...form.tick('guestsMayCancel')} />
      <TextInput label={words.seats} description={words.seatsHint} inputMode="numeric" {...form.bind('seats')} />
      <TextInput label={words.stay} inputMode="numeric" {...form.bind('stayMinutes')} />
      {form.failure !== null && (
        <Alert role="alert" title={staffWords.general.error} tabIndex={-1} data-failure>
          {form.failure}
        </Alert>
      )}
      <Button variant="default" type="submit" loading={form.isSending}>
        {words.save}
      </Button>
    </FormStack>
  );
}
