import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { general } from '#web/i18n/general.ts';
import { reviewsText } from '#web/i18n/house/reviews.ts';
import { FormFrame, Honeypot } from '#web/storefront/forms/form-frame.tsx';
import { useSending } from '#web/storefront/forms/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { RatingField } from './rating-field.tsx';
import styles from './reviews-screen.module.css';

const EMPTY = { text: '', name: '', orderNumber: '', email: '', website: '' };

/** The form behind „Părerea ta”, and the thanks over it. */
export function FeedbackForm() {
  const { api } = useRouter().options.context;
  const [form, setForm] = useState(EMPTY);
  const [rating, setRating] = useState<number | null>(null);
  const [isRatingMissing, setRatingMissing] = useState(false);
  const [isThanked, setThanked] = useState(false);
  const edit = (change: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...change }));
  const { sending, submit } = useSending(
    () => api('sendFeedback', { body: { ...form, rating: rating ?? 0 } }),
    () => {
      setForm(EMPTY);
      setRating(null);
      setThanked(true);
    },
  );
  const text = (name: 'name' | 'orderNumber' | 'email', input: React.ComponentProps<'input'>) => (control: object) => (
    <input
      type="text"
      {...input}
      {...control}
      name={name}
      value={form[name]}
      onChange={({ target }) => edit({ [name]: target.value })}
    />
  );
  return (
    <>
      <FormFrame
        label={reviewsText.formTitle}
        sending={sending}
        submitLabel={reviewsText.send}
        onSubmit={() => {
          setRatingMissing(rating === null);
          if (rating !== null) void submit();
        }}
      >
        <RatingField
          value={rating}
          error={isRatingMissing && rating === null ? reviewsText.ratingMissing : undefined}
          onChange={setRating}
        />
        <Field label={reviewsText.text} hint={reviewsText.textHint} error={sending.errors.text}>
          {(control) => (
            <textarea
              rows={5}
              maxLength={2000}
              {...control}
              name="text"
              value={form.text}
              onChange={({ target }) => edit({ text: target.value })}
            />
          )}
        </Field>
        <Field label={reviewsText.name} hint={reviewsText.nameHint} error={sending.errors.name}>
          {text('name', { autoComplete: 'nickname', maxLength: 40 })}
        </Field>
        <details className={styles.order}>
          <summary>{reviewsText.orderTitle}</summary>
          <p className={styles.note}>{reviewsText.orderHint}</p>
          <Field label={reviewsText.orderNumber} error={sending.errors.orderNumber} isOptional>
            {text('orderNumber', { inputMode: 'numeric', autoComplete: 'off' })}
          </Field>
          <Field label={reviewsText.email} error={sending.errors.email} isOptional>
            {text('email', { type: 'email', autoComplete: 'email' })}
          </Field>
        </details>
        <Honeypot value={form.website} onChange={(website) => edit({ website })} />
      </FormFrame>
      {isThanked && (
        <Sheet label={reviewsText.thanks} onClose={() => setThanked(false)}>
          <div className={styles.thanks}>
            <h2>{reviewsText.thanks}</h2>
            <p>{reviewsText.thanksText}</p>
            <Button onClick={() => setThanked(false)}>{general.close}</Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
