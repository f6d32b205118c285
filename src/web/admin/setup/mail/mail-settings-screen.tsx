import { Alert, Button, NativeSelect, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import {
  getMailSettings,
  type MailSettings,
  removeMailSettings,
  saveMailSettings,
  tryMailServer,
} from '#contract/server-settings/staff-calls.ts';
import {
  factsOfMailProvider,
  MAIL_PROVIDERS,
  MAIL_SECURITIES,
  type MailProvider,
} from '#domain/server-settings/mail-providers.ts';
import { parseMailServer, type TypedMailServer } from '#domain/server-settings/parse-mail-server.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { mailSettingsWords as words } from '#web/i18n/admin/mail-settings.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { HeadersCard, SenderCard } from './sender-cards.tsx';

/** `/admin/mail-settings`: the mail server, a trial by it, and what mailboxes find out about the sender. */
export function MailSettingsScreen() {
  const { query, readAgain } = useSetup(getMailSettings);
  const [selector, setSelector] = useState<string | null>(null);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(settings) => (
          <>
            <Standing settings={settings} />
            {settings.source === 'environment' ? (
              <OfEnvironment settings={settings} />
            ) : (
              <ServerForm settings={settings} readAgain={readAgain} />
            )}
            {settings.sender !== '' && (
              <>
                <SenderCard key={`${settings.source} ${settings.version}`} selector={selector} />
                <HeadersCard onSelector={setSelector} />
              </>
            )}
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

/** What is missing before mails leave. */
function Standing({ settings: { source, sender } }: { readonly settings: MailSettings }) {
  const { none, unreadable, noSender } = words;
  return (
    <>
      {source === 'none' && (
        <Alert color="warn" title={none.title}>
          {none.text}
        </Alert>
      )}
      {source === 'unreadable' && (
        <Alert color="bad" title={unreadable.title}>
          {unreadable.text}
        </Alert>
      )}
      {sender === '' && (
        <Alert color="warn" title={noSender.title}>
          <p>{noSender.text}</p>
          <TouchLink to="/admin/set-name">{noSender.link}</TouchLink>
        </Alert>
      )}
    </>
  );
}

function OfEnvironment({ settings }: { readonly settings: MailSettings }) {
  const { variables, host, port, security, user, provider } = settings;
  return (
    <Card title={words.environment.title(variables.join(', '))} hint={words.environment.text}>
      <Facts>
        <Fact label={words.provider}>{factsOfMailProvider(provider).label}</Fact>
        <Fact label={words.host}>{host}</Fact>
        <Fact label={words.port}>{port}</Fact>
        <Fact label={words.security}>{words.securities[security]}</Fact>
        <Fact label={words.user}>{user}</Fact>
      </Facts>
      <Trial settings={settings} typed={{ provider, host, port, security, user, password: '' }} />
    </Card>
  );
}

type ServerFormProps = { readonly settings: MailSettings; readonly readAgain: () => Promise<MailSettings> };

function ServerForm({ settings, readAgain }: ServerFormProps) {
  const api = useApi();
  const form = useStaffForm({
    loaded: serverFrom(settings),
    judge: (typed) => problemsOf(typed, keepsPassword(settings, typed)),
    send: (typed, version) => api(saveMailSettings, { body: { ...typed, version } }),
    onSent: () => void readAgain(),
    reload: async () => serverFrom(await readAgain()),
  });
  const facts = factsOfMailProvider(form.values.provider);
  const choose = (provider: MailProvider) => {
    const { host, port, security, user } = factsOfMailProvider(provider);
    form.change({ provider, host, port: String(port), security, user });
  };
  const { value, error } = form.bind('provider');
  return (
    <StaffForm form={form}>
      <Card title={words.provider} hint={words.providerHint}>
        <Choices
          name="furnizor"
          legend={words.provider}
          isLegendHidden
          least="12rem"
          options={MAIL_PROVIDERS.map((one) => ({ value: one, label: factsOfMailProvider(one).label }))}
          data-path="provider"
          value={value}
          error={error}
          onChange={choose}
        />
        <Text>{facts.keyPlace}</Text>
      </Card>
      <FormSection title={words.server} hint={words.serverHint}>
        <TextInput label={words.host} required autoComplete="off" spellCheck={false} {...form.bind('host')} />
        <TextInput label={words.port} required inputMode="numeric" autoComplete="off" {...form.bind('port')} />
        <NativeSelect
          label={words.security}
          data={MAIL_SECURITIES.map((one) => ({ value: one, label: words.securities[one] }))}
          {...form.bind('security')}
        />
        <TextInput label={words.user} autoComplete="off" spellCheck={false} {...form.bind('user')} />
        <PasswordInput
          label={words.password}
          description={keepsPassword(settings, form.values) ? words.stored : undefined}
          autoComplete="new-password"
          {...form.bind('password')}
        />
        {settings.sender !== '' && <Text c="dimmed">{words.sentFrom(settings.sender)}</Text>}
        <Trial settings={settings} typed={form.values} />
        {settings.source !== 'none' && <Remove version={settings.version} readAgain={readAgain} />}
      </FormSection>
    </StaffForm>
  );
}

/** Answered beside its button: what the server said is read while the fields are corrected. */
function Trial({ settings: { trialTo }, typed }: { readonly settings: MailSettings; readonly typed: TypedMailServer }) {
  const api = useApi();
  const attempt = useMutation({ mutationFn: () => api(tryMailServer, { body: typed }) });
  return (
    <Stack gap="xs" align="start" data-wide>
      <Button variant="default" loading={attempt.isPending} onClick={() => attempt.mutate()}>
        {words.attempt}
      </Button>
      <Text c="dimmed">{words.attemptHint(trialTo)}</Text>
      <div role="status">{attempt.data !== undefined && <Text c="good">{attempt.data.message}</Text>}</div>
      {attempt.isError && (
        <Alert role="alert" color="bad">
          {failureSentence(attempt.error, words.attemptFailed)}
        </Alert>
      )}
    </Stack>
  );
}

type RemoveProps = { readonly version: number; readonly readAgain: () => Promise<unknown> };

function Remove({ version, readAgain }: RemoveProps) {
  const api = useApi();
  const [isAsked, setAsked] = useState(false);
  const removing = useStep(() => api(removeMailSettings, { body: { version } }), {
    failed: words.removeFailed,
    onSettled: () => {
      setAsked(false);
      void readAgain();
    },
  });
  return (
    <div data-wide>
      <Button variant="subtle" color="bad" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={words.removeTitle}
        confirm={words.remove}
        isPending={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={() => setAsked(false)}
      >
        {words.removeText}
      </ConfirmDialog>
    </div>
  );
}

/** The stored password stays for the same server and user. */
function keepsPassword(settings: MailSettings, { host, user }: Pick<TypedMailServer, 'host' | 'user'>): boolean {
  return settings.hasPassword && host.trim() === settings.host && user.trim() === settings.user;
}

function problemsOf(typed: TypedMailServer, isStored: boolean): Record<string, string> {
  const parsed = parseMailServer(typed, isStored);
  return parsed.ok ? {} : Object.fromEntries(parsed.error.map(({ field, code }) => [field, sentenceOf(code)]));
}

function serverFrom({ version, source, provider, host, port, security, user }: MailSettings): Loaded<TypedMailServer> {
  const isNew = source !== 'stored';
  const first = factsOfMailProvider('gmail');
  const values = isNew
    ? { provider: 'gmail' as const, host: first.host, port: String(first.port), security: first.security, user: '' }
    : { provider, host, port, security, user };
  return { values: { ...values, password: '' }, version };
}
