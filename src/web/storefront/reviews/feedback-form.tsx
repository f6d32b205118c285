import { Suspense, useState } from 'react';
import { sendFeedback } from '#contract/reviews/calls.ts';
import { TextArea, TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm, Honeypot } from '#web/forms/guest/guest-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { reviewsText } from '#web/i18n/shop/reviews.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { RatingField } from './rating-field.tsx';
import styles from './reviews-screen.module.css';

/** `rating` is 0 until one is chosen. */
const EMPTY = { rating: 0, text: '', name: '', orderNumber: '', email: '', website: '' };

const FeedbackThanks = lazyPart(async () => (await import('./feedback-thanks.tsx')).FeedbackThanks);

/** The form of „Părerea ta”, and the thanks over it. */
export function FeedbackForm() {
  const api = useApi();
  const sendOnce = useSendingKey();
  const [isThanked, setThanked] = useState(false);
  const form = useForm({
    initial: EMPTY,
    judge: ({ rating }) => (rating === 0 ? { rating: reviewsText.ratingMissing } : {}),
    send: (values) => sendOnce((headers) => api(sendFeedback, { headers, body: values })),
    onSent() {
      form.reset(EMPTY);
      setThanked(true);
    },
  });
  return (
    <>
      <GuestForm form={form} label={reviewsText.formTitle} submitLabel={reviewsText.send}>
        <RatingField {...form.bind('rating')} />
        <TextArea
          {...form.bind('text')}
          label={reviewsText.text}
          hint={reviewsText.textHint}
          rows={5}
          maxLength={2000}
        />
        <TextField
          {...form.bind('name')}
          label={reviewsText.name}
          hint={reviewsText.nameHint}
          autoComplete="nickname"
          maxLength={40}
        />
        <details className={styles.order}>
          <summary>{reviewsText.orderTitle}</summary>
          <p className={styles.note}>{reviewsText.orderHint}</p>
          <TextField
            {...form.bind('orderNumber')}
            label={reviewsText.orderNumber}
            inputMode="numeric"
            autoComplete="off"
            isOptional
          />
          <TextField {...form.bind('email')} kind="email" label={reviewsText.email} isOptional />
        </details>
        <Honeypot {...form.bind('website')} />
      </GuestForm>
      {isThanked && (
        <Suspense>
          <FeedbackThanks onClose={() => setThanked(false)} />
        </Suspense>
      )}
    </>
  );
}
