import { Button } from '@mantine/core';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { Link } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import styles from './first-steps.module.css';
import { gapPlace } from './gap-places.ts';

type Steps = CallOutput<'getToday'>['steps'];

const words = adminHomeWords.start;

/** From an empty house to the first order. What is done is read from the data, so it can be left and taken up again. */
export function FirstSteps({ steps }: { readonly steps: Steps }) {
  const done = steps.filter((one) => one.done).length;
  const next = steps.find((one) => !one.done)?.step;
  const nextPlace = next === undefined ? null : gapPlace(next);
  return (
    <section className={styles.card} aria-labelledby="primii-pasi">
      <header className={styles.header}>
        <div>
          <h2 className={styles.title} id="primii-pasi">
            {words.title}
          </h2>
          <p className={styles.intro}>{words.intro}</p>
        </div>
        {next !== undefined && nextPlace !== null && (
          <Button renderRoot={(props) => <Link {...nextPlace} {...props} />}>{words.next(words.steps[next])}</Button>
        )}
      </header>
      <p className={styles.progress}>{words.progress(done, steps.length)}</p>
      <progress
        className={styles.bar}
        max={steps.length}
        value={done}
        aria-label={words.progress(done, steps.length)}
      />
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => {
          const place = gapPlace(step);
          const name = words.steps[step];
          return (
            <li key={step} className={styles.step} data-done={isDone}>
              {isDone ? <IconCircleCheckFilled aria-hidden size={22} /> : <IconCircle aria-hidden size={22} />}
              <div>
                {place === null ? (
                  <span className={styles.name}>{name}</span>
                ) : (
                  <Link className={styles.name} {...place}>
                    {name}
                  </Link>
                )}
                {isDone && <span className="visually-hidden"> ({words.done})</span>}
                <p className={styles.hint}>{words.hints[step]}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
