import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { findPersonData, forgetPerson } from '#contract/accounts/staff-calls.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { personDataWords as words } from '#web/i18n/admin/person-data.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { saveFile } from '#web/staff/save-file.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';

type Found = AnswerOf<typeof findPersonData>;
type Kind = keyof typeof words.kinds;

/** The keys of the table. */
const KINDS = Object.keys(words.kinds) as Kind[];

/** `/admin/person-data`: what is kept about a person who asks, to be given to them or deleted. */
export function PersonDataScreen() {
  const api = useApi();
  const find = useMutation({ mutationFn: (contact: string) => api(findPersonData, { body: { contact } }) });
  const contact = useRef<HTMLInputElement>(null);
  const beginAnew = () => {
    find.reset();
    contact.current?.select();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!find.isPending) find.mutate(String(new FormData(event.currentTarget).get('contact')));
  };
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <Card>
        <FormStack onSubmit={handleSubmit}>
          <TextInput
            ref={contact}
            name="contact"
            label={words.contact}
            description={words.contactHint}
            error={find.isError && failureSentence(find.error, words.failed)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <Group>
            <Button type="submit" loading={find.isPending}>
              {words.find}
            </Button>
          </Group>
        </FormStack>
      </Card>
      {find.data !== undefined && <FoundPerson key={find.submittedAt} found={find.data} onForgotten={beginAnew} />}
    </StaffPage>
  );
}

type FoundPersonProps = { readonly found: Found; readonly onForgotten: () => void };

function FoundPerson({ found, onForgotten }: FoundPersonProps) {
  const { contact, by, account, names, data } = found;
  return (
    <Card title={words.found(contact)} role="status">
      <Stack>
        <Alert color="warn">{words.verify[by]}</Alert>
        <Facts look="beside">
          <Fact label={words.names}>{names.join(', ')}</Fact>
          {by === 'email' && (
            <Fact label={words.account}>
              {account === null ? (
                words.noAccount
              ) : (
                <TouchAnchor href={`/admin/users/${account.id}`}>{fullName(account)}</TouchAnchor>
              )}
            </Fact>
          )}
          {KINDS.filter((kind) => data[kind].length > 0).map((kind) => (
            <Fact key={kind} label={words.kinds[kind]}>
              {data[kind].length}
            </Fact>
          ))}
          <Fact label={words.newsletter}>
            {data.newsletter === null ? null : words.newsletterStates[data.newsletter.state]}
          </Fact>
        </Facts>
        {by === 'phone' && <Text c="dimmed">{words.byPhone}</Text>}
        <Acts found={found} onForgotten={onForgotten} />
      </Stack>
    </Card>
  );
}

function Acts({ found, onForgotten }: FoundPersonProps) {
  const api = useApi();
  const [isAsking, setIsAsking] = useState(false);
  const { contact, by, account, hasOrderUnderWay } = found;
  const forget = useMutation({
    mutationFn: () => api(forgetPerson, { body: { contact } }),
    onSuccess: ({ message }) => {
      announce(message);
      onForgotten();
    },
  });
  const isOfStaff = account !== null && account.role !== 'ROLE_USER';
  const reason = isOfStaff ? words.staff : hasOrderUnderWay ? words.underWay : null;
  return (
    <>
      <Group>
        <Button
          variant="default"
          onClick={() => saveFile(words.fileName(contact), JSON.stringify(found, null, 2), 'application/json')}
        >
          {words.download}
        </Button>
        {reason === null && (
          <Button variant="default" c="bad" onClick={() => setIsAsking(true)}>
            {words.forget}
          </Button>
        )}
      </Group>
      {reason !== null && <Text>{reason}</Text>}
      <ConfirmDialog
        opened={isAsking}
        title={words.forgetTitle(contact)}
        confirm={words.forgetConfirm}
        word={words.word}
        isPending={forget.isPending}
        failure={forget.isError ? failureSentence(forget.error, words.failed) : null}
        onConfirm={() => forget.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {words.forgets[by]} {words.forgetText}
      </ConfirmDialog>
    </>
  );
}
