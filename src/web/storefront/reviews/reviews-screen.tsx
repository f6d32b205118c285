import { useState } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { noAnswer } from '#web/i18n/no-answer.ts';
import { reviewsText } from '#web/i18n/shop/reviews.ts';
import { titles } from '#web/i18n/titles.ts';
import { Button } from '#web/ui/button.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { noAnswerSentence } from '#web/ui/no-answer.ts';
import { useApi } from '#web/use-api.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { loadReviews, type ReviewFacts, type ReviewsPage } from './load-reviews.ts';
import styles from './reviews-screen.module.css';
import { Stars } from './stars.tsx';

export function ReviewsScreen({ page }: { readonly page: ReviewsPage }) {
  const { reviews, isLast, isBusy, showMore } = useReviews(page);
  if (reviews.length === 0) return <FirstReview />;
  return (
    <div className={styles.page}>
      <h1>{titles.feedback}</h1>
      <div className={styles.columns}>
        <section className={styles.section}>
          <h2 className={page.average === null ? undefined : 'visually-hidden'}>{reviewsText.published}</h2>
          {page.average !== null && <Average average={page.average} total={page.total} />}
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
          {!isLast && (
            <Button look="secondary" isBusy={isBusy} onClick={showMore}>
              {reviewsText.more}
            </Button>
          )}
          <p className={styles.note}>{reviewsText.verification}</p>
        </section>
        <section className={`${styles.section} ${styles.form}`}>
          <h2>{reviewsText.formTitle}</h2>
          <FeedbackForm />
        </section>
      </div>
    </div>
  );
}

/** Shown while no review is published: only the form. */
function FirstReview() {
  return (
    <div className={`${styles.page} ${styles.alone}`}>
      <h1>{titles.feedback}</h1>
      <p>{reviewsText.none}</p>
      <section className={`${styles.section} ${styles.form}`}>
        <h2>{reviewsText.formTitle}</h2>
        <FeedbackForm />
      </section>
      <p className={styles.note}>{reviewsText.verification}</p>
    </div>
  );
}

function Average({ average, total }: { readonly average: string; readonly total: number }) {
  const rating = Math.round(Number.parseFloat(average.replace(',', '.')));
  return (
    <p className={styles.average}>
      <strong aria-hidden="true">{average}</strong>
      <span>
        <Stars rating={rating} label={reviewsText.average(average)} />
        <span className={styles.note}>{countOf(total, reviewsText.count)}</span>
      </span>
    </p>
  );
}

function ReviewCard({ review }: { readonly review: ReviewFacts }) {
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <Stars rating={review.rating} label={reviewsText.outOf(review.rating)} />
        <strong>{review.name}</strong>
        <span className={styles.note}>
          {review.isVerified ? `${review.date} · ${reviewsText.verified}` : review.date}
        </span>
      </p>
      <p className={styles.text}>{review.text}</p>
    </li>
  );
}

/** The first page of reviews is part of the page; further ones are fetched on demand. */
function useReviews(first: ReviewsPage) {
  const api = useApi();
  const [more, setMore] = useState<readonly ReviewFacts[]>([]);
  const [pages, setPages] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const reviews = [...first.reviews, ...more];
  const showMore = async () => {
    setBusy(true);
    const next = await loadReviews(api, pages).catch(() => null);
    setBusy(false);
    if (next === null) {
      showMessage(noAnswerSentence(noAnswer.plain));
      return;
    }
    setMore((before) => [...before, ...next.reviews]);
    setPages(pages + 1);
  };
  return { reviews, isLast: reviews.length >= first.total, isBusy, showMore: () => void showMore() };
}
