import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CallOutput } from '#contract/client.ts';
import { houseRulesWords as words } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { useApi } from '#web/use-api.ts';

const KEY = ['panel', 'house-rules'];
/** The back office's setup leads here. */
const ANCHOR = 'reguli';

/** What staff work by; the administrator's to change. */
export function HouseRulesCard() {
  const api = useApi();
  const isAdmin = useStaffSession()?.role === 'ROLE_ADMIN';
  const rules = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('getHouseRules', { signal }),
    enabled: isAdmin,
  });
  // Who was led here from the setup stands at the form once it is there.
  const stand = (card: HTMLDivElement | null) => {
    if (window.location.hash === `#${ANCHOR}`) card?.scrollIntoView();
  };
  if (!isAdmin || !rules.data) return null;
  return (
    <div id={ANCHOR} ref={stand}>
      <Card title={words.title}>
        <RulesForm key={rules.data.version} rules={rules.data} />
      </Card>
    </div>
  );
}

function RulesForm({ rules }: { readonly rules: CallOutput<'getHouseRules'> }) {
  const api = useApi();
  const queries = useQueryClient();
  const [mayCancel, setMayCancel] = useState(rules.guestsMayCancel);
  const [seats, setSeats] = useState(rules.seats === null ? '' : String(rules.seats));
  const [stay, setStay] = useState(String(rules.stayMinutes));
  const save = useMutation({
    mutationFn: () =>
      api('saveHouseRules', {
        body: {
          guestsMayCancel: mayCancel,
          seats: seats.trim() === '' ? null : Number(seats),
          stayMinutes: Number(stay),
          version: rules.version,
        },
      }),
    onSuccess: ({ message }) => {
      announce(message);
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <FormStack onSubmit={submit}>
      <Checkbox
        label={words.mayCancel}
        checked={mayCancel}
        onChange={(event) => setMayCancel(event.currentTarget.checked)}
      />
      <TextInput
        label={words.seats}
        description={words.seatsHint}
        inputMode="numeric"
        value={seats}
        onChange={(event) => setSeats(event.currentTarget.value)}
      />
      <TextInput
        label={words.stay}
        inputMode="numeric"
        value={stay}
        onChange={(event) => setStay(event.currentTarget.value)}
      />
      {save.isError && (
        <Alert role="alert" title={staffWords.general.error}>
          {failureSentence(save.error, staffWords.general.unexpected)}
        </Alert>
      )}
      <Button type="submit" loading={save.isPending}>
        {words.save}
      </Button>
    </FormStack>
  );
}
