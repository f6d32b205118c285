import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { checkOwnPage } from '#contract/menu-import/staff-calls.ts';
import { presenceWords as words } from '#web/i18n/admin/presence.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';

/** Checks a page of the restaurant's own site: does it link to this shop, or still to the previous system? */
export function CheckPageCard() {
  const api = useApi();
  const [address, setAddress] = useState('');
  const check = useMutation({ mutationFn: () => api(checkOwnPage, { body: { address } }) });
  return (
    <Card title={words.check} hint={words.checkHint}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim() !== '') check.mutate();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={words.checkAddress}
            placeholder={words.checkPlaceholder}
            inputMode="url"
            autoComplete="url"
            maxLength={500}
            value={address}
            onChange={({ currentTarget: { value } }) => {
              setAddress(value);
              check.reset();
            }}
            error={check.isError ? failureSentence(check.error, words.checkFailed) : undefined}
          />
          <Group>
            <Button type="submit" variant="default" disabled={address.trim() === ''} loading={check.isPending}>
              {words.checkNow}
            </Button>
          </Group>
          {check.isSuccess && <Found found={check.data} />}
        </Stack>
      </form>
    </Card>
  );
}

function Found({ found: { isOurs, others } }: { readonly found: AnswerOf<typeof checkOwnPage> }) {
  const named = others.join(', ');
  const isClean = isOurs && others.length === 0;
  const ways = isOurs ? words.isBoth(named) : words.isTheirs(named);
  return (
    <Note role="status" tone={isClean ? 'good' : 'warn'}>
      {isClean ? words.isOurs : others.length === 0 ? words.isNone : ways}
    </Note>
  );
}
