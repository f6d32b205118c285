import { Alert, Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NEWSLETTER_PREVIEW_PATH } from '#contract/calls.ts';
import { CallFailure } from '#contract/client.ts';
import { sentenceOf } from '#contract/errors.ts';
import { type NewsletterDraftResponse, SUBJECT_MAX_LENGTH } from '#contract/newsletter/campaigns.ts';
import { countOf } from '#domain/text/plural.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { IconMailCheck, IconSend } from '#web/staff/kit/icons.gen.tsx';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { CampaignList } from './campaign-list.tsx';
import { letterBody, letterProblems } from './letter.ts';
import { useNewsletterDraft, useReadCampaignsAgain } from './newsletter-queries.ts';
import { usePromotions } from './promotion-queries.ts';
import { useLetter } from './use-letter.ts';

/** A mail is light, whatever the office is. */
const PHONE = {
  width: '100%',
  height: '44rem',
  border: '8px solid var(--ink)',
  borderRadius: '2rem',
  background: '#f7f0e5',
  colorScheme: 'light',
} as const;

/** `/admin/newsletter-blog`: a letter is written, looked at, tried, sent; earlier ones stand below. */
export function NewsletterScreen({ page }: { readonly page: number }) {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={useNewsletterDraft()} failed={words.failed}>
        {({ draft, subscribers }) => <Editor draft={draft} subscribers={subscribers} />}
      </ReadState>
      <CampaignList page={page} />
    </StaffPage>
  );
}

type EditorProps = {
  readonly draft: NewsletterDraftResponse['draft'];
  readonly subscribers: number;
};

type Problems = Readonly<Record<string, string>>;

function Editor({ draft, subscribers }: EditorProps) {
  const api = useApi();
  const readCampaigns = useReadCampaignsAgain();
  // What is on the screen is newer than what the server answers later.
  const [begun] = useState(draft);
  const { letter, state, version, change, clear } = useLetter(begun);
  const coupons = usePromotions('COUPON_CODE');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  const refuse = (failure: unknown) => {
    setIsAsking(false);
    setProblems(failure instanceof CallFailure ? (failure.body?.fields ?? {}) : {});
    setRefusal(failureSentence(failure, words.sendFailed));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus());
  };
  const accept = () => {
    setProblems({});
    setRefusal(null);
  };
  const test = useMutation({
    mutationFn: () => api('testNewsletter', { body: letterBody(letter) }),
    onSuccess: ({ message }) => {
      accept();
      announce(message);
    },
    onError: refuse,
  });
  const send = useMutation({
    mutationFn: () => api('sendNewsletter', { body: letterBody(letter) }),
    onSuccess: async ({ recipients }) => {
      accept();
      setIsAsking(false);
      clear();
      announce(words.begun(countOf(recipients, words.subscribers)));
      await readCampaigns();
    },
    onError: refuse,
  });
  const askToSend = () => {
    const missing = letterProblems(letter);
    if (Object.keys(missing).length > 0) {
      setProblems(missing);
      setRefusal(sentenceOf('newsletter_incomplete'));
      return;
    }
    accept();
    setIsAsking(true);
  };
  const running = (coupons.data?.content ?? []).filter((coupon) => coupon.state === 'running');
  return (
    <Group align="start" gap="lg" ref={form}>
      <Stack gap="lg" flex="999 1 34rem" miw={0}>
        <FormSection title={words.letter} hint={words.draftHint}>
          <TextInput
            label={words.subject}
            required
            maxLength={SUBJECT_MAX_LENGTH}
            data-wide
            value={letter.subject}
            error={problems.subject ?? null}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <PictureField
            label={words.image}
            required
            most={1}
            hasAlt={false}
            describeFailure={words.imageFailed}
            value={letter.pictures}
            onChange={(pictures) => change({ pictures })}
            error={problems.image ?? null}
          />
          <RichTextField
            label={words.content}
            required
            height={400}
            value={letter.content}
            onChange={(content) => change({ content })}
            error={problems.content ?? null}
          />
          <NativeSelect
            label={words.coupon}
            description={words.couponHint}
            data-wide
            value={letter.couponCode}
            error={problems.couponCode ?? null}
            data={[
              { value: '', label: words.noCoupon },
              ...running.map(({ couponCode, name }) => ({
                value: couponCode ?? '',
                label: `${couponCode} · ${name}`,
              })),
              // What the draft names may have ended since.
              ...(letter.couponCode === '' || running.some(({ couponCode }) => couponCode === letter.couponCode)
                ? []
                : [{ value: letter.couponCode, label: letter.couponCode }]),
            ]}
            onChange={(event) => change({ couponCode: event.currentTarget.value })}
          />
        </FormSection>
        {refusal !== null && (
          <Alert role="alert" tabIndex={-1} title={refusal}>
            {Object.keys(problems).length > 0 && (
              <ul>
                {Object.values(problems).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Text flex="1 1 8rem" c={state === 'failed' ? 'bad' : 'dimmed'} role="status">
            {draftSentence(state, version)}
          </Text>
          <Button
            variant="default"
            leftSection={<IconMailCheck aria-hidden size={18} />}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {words.test}
          </Button>
          <Button
            leftSection={<IconSend aria-hidden size={18} />}
            loading={send.isPending}
            disabled={subscribers === 0}
            onClick={askToSend}
          >
            {words.send}
          </Button>
        </Group>
        <Text c="dimmed" ta="right">
          {subscribers === 0 ? words.nobody : countOf(subscribers, words.audience)}
        </Text>
      </Stack>
      <Box component="figure" flex="1 1 20rem" maw="24.5rem" mx="auto">
        <Text component="figcaption" fw={600} mb="xs">
          {words.preview}
        </Text>
        <iframe
          style={PHONE}
          title={words.previewTitle}
          // Another address is another drawing.
          src={`${NEWSLETTER_PREVIEW_PATH}?v=${version}`}
          sandbox=""
        />
      </Box>
      <ConfirmDialog
        opened={isAsking}
        title={words.askTitle}
        confirm={words.send}
        tone="accent"
        isPending={send.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => send.mutate()}
      >
        <p>
          <strong>{letter.subject}</strong>
        </p>
        <p>{words.ask(countOf(subscribers, words.subscribers))}</p>
      </ConfirmDialog>
    </Group>
  );
}

function draftSentence(state: ReturnType<typeof useLetter>['state'], version: number): string {
  if (state === 'failed') return words.notSaved;
  if (state !== 'kept') return words.saving;
  return version === 0 ? '' : words.kept;
}
