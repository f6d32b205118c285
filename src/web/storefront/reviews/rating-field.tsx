import { useId } from 'react';
import { countOf } from '#domain/text/plural.ts';
import type { Bound } from '#web/forms/use-form.ts';
import { reviewsText } from '#web/i18n/shop/reviews.ts';
import styles from './rating-field.module.css';
import { Star } from './stars.tsx';

/** One to five stars, 0 while none is chosen: radio buttons, for arrow keys and screen readers. */
export function RatingField({ value, error, onChange, 'data-path': path }: Bound<number>) {
  const id = useId();
  return (
    <fieldset className={styles.field} data-path={path} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{reviewsText.rating}</legend>
      <div className={styles.stars}>
        {reviewsText.ratingNames.map((name, index) => {
          const rating = index + 1;
          return (
            <label key={name} className={styles.star}>
              <input
                type="radio"
                name={id}
                className="visually-hidden"
                checked={value === rating}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(rating)}
              />
              <Star isFull={rating <= value} />
              <span className="visually-hidden">
                {countOf(rating, reviewsText.stars)}: {name}
              </span>
            </label>
          );
        })}
        {value > 0 && <span aria-hidden="true">{reviewsText.ratingNames[value - 1]}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
