import { Alert, Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { NEWSLETTER_PREVIEW_PATH } from '#contract/calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { type NewsletterDraftResponse, SUBJECT_MAX_LENGTH } from '#contract/newsletter/campaigns.ts';
import { countOf } from '#domain/text/plural.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { announce } from '#web/staff/announce.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { IconMailCheck, IconSend } from '#web/staff/kit/icons.gen.tsx';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { CampaignList } from './campaign-list.tsx';
import { EMPTY_LETTER, letterBody, letterOf, letterProblems } from './letter.ts';
import { useNewsletterDraft, useReadCampaignsAgain } from './newsletter-queries.ts';
import { usePromotions } from './promotion-queries.ts';
import { useDraft } from './use-draft.ts';

/** Mails have light colours in a dark office, too. */
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

function Editor({ draft, subscribers }: EditorProps) {
  const api = useApi();
  const readCampaigns = useReadCampaignsAgain();
  const coupons = usePromotions('COUPON_CODE');
  const [isAsking, setIsAsking] = useState(false);
  const pressed = useRef<'ask' | 'test' | 'send'>('ask');
  const form = useDialogForm({
    // What is on the screen is newer than what the server answers later.
    initial: () => letterOf(draft),
    judge: letterProblems,
    async send(letter) {
      const body = letterBody(letter);
      if (pressed.current === 'ask') setIsAsking(true);
      else if (pressed.current === 'test') {
        const { message } = await api('testNewsletter', { body });
        announce(message);
      } else {
        const { recipients } = await api('sendNewsletter', { body });
        announce(words.begun(countOf(recipients, words.subscribers)));
      }
    },
    onSent() {
      if (pressed.current !== 'send') return;
      setIsAsking(false);
      form.reset(EMPTY_LETTER);
      saving.begin(EMPTY_LETTER);
      void readCampaigns();
    },
    fieldOf: (path) => (path === 'image' ? 'pictures' : path),
    onRefused: () => setIsAsking(false),
    failed: words.sendFailed,
  });
  const { values: letter, step, isSending } = form;
  const saving = useDraft(letter);
  const press = (button: 'ask' | 'test' | 'send') => {
    if (isSending) return;
    pressed.current = button;
    form.submit();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    press('ask');
  };
  const running = (coupons.data?.content ?? []).filter((coupon) => coupon.state === 'running');
  return (
    <form {...form.props} onSubmit={handleSubmit}>
      <Group align="start" gap="lg">
        <Stack gap="lg" flex="999 1 34rem" miw={0}>
          <FormSection title={words.letter} hint={words.draftHint}>
            <TextInput
              label={words.subject}
              required
              maxLength={SUBJECT_MAX_LENGTH}
              data-wide
              {...form.bind('subject')}
            />
            <PictureField
              label={words.image}
              required
              most={1}
              hasAlt={false}
              describeFailure={words.imageFailed}
              {...form.bind('pictures')}
            />
            <RichTextField label={words.content} required height={400} {...form.bind('content')} />
            <NativeSelect
              label={words.coupon}
              description={words.couponHint}
              data-wide
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
              {...form.bind('couponCode')}
            />
          </FormSection>
          {step.kind === 'refused' && (
            <Refused sentence={step.refusal.sentence} problems={Object.values(form.problems)} />
          )}
          <Group justify="flex-end" gap="sm">
            <Text flex="1 1 8rem" c={saving.hasFailed ? 'bad' : 'dimmed'} role="status">
              {draftSentence(saving)}
            </Text>
            <Button
              variant="default"
              leftSection={<IconMailCheck aria-hidden size={18} />}
              loading={isSending && !isAsking}
              onClick={() => press('test')}
            >
              {words.test}
            </Button>
            <Button
              leftSection={<IconSend aria-hidden size={18} />}
              loading={isSending && isAsking}
              disabled={subscribers === 0}
              type="submit"
            >
              {words.send}
            </Button>
          </Group>
          <Text c="dimmed" ta="right">
            {subscribers === 0 ? words.noSubscribers : countOf(subscribers, words.audience)}
          </Text>
        </Stack>
        <Box component="figure" flex="1 1 20rem" maw="24.5rem" mx="auto">
          <Text component="figcaption" fw={600} mb="xs">
            {words.preview}
          </Text>
          <iframe
            style={PHONE}
            title={words.previewTitle}
            // Another address is another rendering.
            src={`${NEWSLETTER_PREVIEW_PATH}?v=${saving.version}`}
            sandbox=""
          />
        </Box>
        <ConfirmDialog
          opened={isAsking}
          title={words.askTitle}
          confirm={words.send}
          tone="accent"
          isPending={isSending}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => press('send')}
        >
          <p>
            <strong>{letter.subject}</strong>
          </p>
          <p>{words.ask(countOf(subscribers, words.subscribers))}</p>
        </ConfirmDialog>
      </Group>
    </form>
  );
}

/** What is missing, or why it was not sent. */
function Refused({ sentence, problems }: { readonly sentence: string; readonly problems: readonly string[] }) {
  if (sentence === '' && problems.length === 0) return null;
  return (
    <Alert role="alert" data-problems tabIndex={-1} title={sentence || sentenceOf('newsletter_incomplete')}>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function draftSentence({ version, hasFailed, isSaved }: ReturnType<typeof useDraft>): string {
  if (hasFailed) return words.notSaved;
  if (!isSaved) return words.saving;
  return version === 0 ? '' : words.kept;
}
