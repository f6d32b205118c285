import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Copies,
  getCopies,
  removeCopyPlace,
  saveCopyPlace,
  startCopy,
  tryCopyPlace,
} from '#contract/backups/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { parseCopyPlace, type TypedCopyPlace } from '#domain/server-settings/parse-copy-place.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { copiesWords as words } from '#web/i18n/admin/copies.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { CopyKeyCard } from './copy-key-card.tsx';

const COPIES_KEY = ['setup', 'copies'];
/** While a copy is made, its progress is followed. */
const FOLLOW_MS = 1_000;

/** `/admin/copies`: the last copies, one made now, the printed key, and the second place. */
export function CopiesScreen() {
  const api = useApi();
  const query = useQuery({
    queryKey: COPIES_KEY,
    queryFn: () => api(getCopies),
    refetchInterval: ({ state }) => (isRunning(state.data?.run) ? FOLLOW_MS : false),
  });
  const readAgain = async () => (await query.refetch({ throwOnError: true })).data as Copies;
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(copies) =>
          copies.isMadeHere ? (
            <>
              <StateCard copies={copies} />
              <CopyKeyCard hasKey={copies.hasKey} reads={COPIES_KEY} />
              {copies.source === 'environment' ? (
                <Card title={words.environment.title(copies.variables.join(', '))} hint={words.environment.text}>
                  <Facts>
                    <Fact label={words.place}>{copies.place}</Fact>
                  </Facts>
                </Card>
              ) : (
                <PlaceForm copies={copies} readAgain={readAgain} />
              )}
            </>
          ) : (
            <Alert color="warn" title={words.notHere.title}>
              {words.notHere.text}
            </Alert>
          )
        }
      </ReadState>
    </StaffPage>
  );
}

function isRunning(run: Copies['run'] | undefined): boolean {
  return run != null && ['asked', 'copying', 'sending'].includes(run.state);
}

/** What there is, and a copy made before one's eyes. */
function StateCard({ copies: { first, second, place, hasKey, run } }: { readonly copies: Copies }) {
  const api = useApi();
  const start = useStep(() => api(startCopy), { failed: words.state.startFailed, reads: [COPIES_KEY] });
  const needsKey = place !== null && !hasKey;
  return (
    <Card title={words.state.title}>
      <Facts>
        <Fact label={words.state.first}>{describeCopy(first)}</Fact>
        <Fact label={words.state.second}>{place === null ? words.state.noPlace : describeCopy(second)}</Fact>
      </Facts>
      <Stack gap="xs" align="start">
        <Button loading={start.isPending || isRunning(run)} disabled={needsKey} onClick={() => start.mutate()}>
          {first === null ? words.state.startFirst : words.state.start}
        </Button>
        {needsKey && <Text>{words.state.needsKey}</Text>}
        <div role="status">
          {run !== null && (
            <Text {...(['failed', 'lost'].includes(run.state) ? { c: 'bad' } : {})}>
              {words.state.runs[run.state]} {run.said}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function describeCopy(copy: Copies['first']): string {
  if (copy === null) return words.state.none;
  const when = formatDateTime(copy.at);
  const said = copy.isVerified ? words.state.verified(when) : words.state.unverified(when);
  return copy.isEncrypted ? words.state.encrypted(said) : said;
}

type PlaceFormProps = { readonly copies: Copies; readonly readAgain: () => Promise<Copies> };

function PlaceForm({ copies, readAgain }: PlaceFormProps) {
  const api = useApi();
  const form = useStaffForm({
    loaded: placeFrom(copies),
    judge: (typed) => problemsOf(typed, keepsSecret(copies, typed)),
    send: (typed, version) => api(saveCopyPlace, { body: { ...typed, version } }),
    onSent: () => void readAgain(),
    reload: async () => placeFrom(await readAgain()),
  });
  const attempt = useMutation({ mutationFn: () => api(tryCopyPlace, { body: form.values }) });
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <StaffForm form={form}>
      {copies.source === 'unreadable' && (
        <Alert color="bad" title={words.unreadable.title}>
          {words.unreadable.text}
        </Alert>
      )}
      <FormSection title={words.place} hint={words.placeHint}>
        <TextInput label={words.endpoint} description={words.endpointHint} {...plain} {...form.bind('endpoint')} />
        <TextInput label={words.bucket} {...plain} {...form.bind('bucket')} />
        <TextInput label={words.folder} description={words.folderHint} {...plain} {...form.bind('folder')} />
        <TextInput label={words.region} description={words.regionHint} {...plain} {...form.bind('region')} />
        <TextInput label={words.keyId} {...plain} {...form.bind('keyId')} />
        <PasswordInput
          label={words.secret}
          description={keepsSecret(copies, form.values) ? words.stored : undefined}
          autoComplete="new-password"
          {...form.bind('secret')}
        />
        <Stack gap="xs" align="start" data-wide>
          <Button variant="default" loading={attempt.isPending} onClick={() => attempt.mutate()}>
            {words.attempt}
          </Button>
          <Text c="dimmed">{words.attemptHint}</Text>
          <div role="status">{attempt.data !== undefined && <Text c="good">{attempt.data.message}</Text>}</div>
          {attempt.isError && (
            <Alert role="alert" color="bad">
              {failureSentence(attempt.error, words.attemptFailed)}
            </Alert>
          )}
        </Stack>
        {copies.source !== 'none' && <Remove version={copies.version} />}
      </FormSection>
    </StaffForm>
  );
}

function Remove({ version }: { readonly version: number }) {
  const api = useApi();
  const [isAsked, setAsked] = useState(false);
  const removing = useStep(() => api(removeCopyPlace, { body: { version } }), {
    failed: words.removeFailed,
    reads: [COPIES_KEY],
    onSettled: () => setAsked(false),
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

/** The stored secret stays for the same place and key. */
function keepsSecret({ hasSecret, endpoint, keyId }: Copies, typed: TypedCopyPlace): boolean {
  return hasSecret && typed.endpoint.trim() === endpoint && typed.keyId.trim() === keyId;
}

function problemsOf(typed: TypedCopyPlace, isStored: boolean): Record<string, string> {
  const parsed = parseCopyPlace(typed, isStored);
  return parsed.ok ? {} : Object.fromEntries(parsed.error.map(({ field, code }) => [field, sentenceOf(code)]));
}

function placeFrom({ version, endpoint, bucket, folder, region, keyId }: Copies): Loaded<TypedCopyPlace> {
  return { values: { endpoint, bucket, folder, region, keyId, secret: '' }, version };
}
