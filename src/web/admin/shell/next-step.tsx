import { Group } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { IconArrowRight } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { gapPlace } from './gap-places.ts';
import { wasOpenedCardRead } from './opened-card-read.ts';
import { useToday } from './today-query.ts';

const words = adminHomeWords.start;

/** The step "menu" begins here, although its link leads to the products. */
const FIRST_CATEGORY = '/admin/menu/add-category';

/** On the screens of the first steps: the progress, and a link to the next step; after the last one, to what opens the shop. */
export function NextStep() {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { data: today } = useToday();
  if (today === undefined || here === '/admin') return null;
  const { steps } = today;
  const isStepScreen = here === FIRST_CATEGORY || steps.some(({ step }) => gapPlace(step)?.to === here);
  // The step of the current page is skipped until it is done.
  const next = steps.find(({ step, done }) => !done && gapPlace(step) !== null && gapPlace(step)?.to !== here);
  if (!isStepScreen) return null;
  if (steps.every(({ done }) => done))
    return today.hasDelivered || wasOpenedCardRead() ? null : <Ready all={steps.length} />;
  const place = next === undefined ? null : gapPlace(next.step);
  return (
    <Group justify="space-between" gap="xs">
      <p>
        <Link to="/admin">{words.title}</Link>: {words.progress(steps.filter(({ done }) => done).length, steps.length)}
      </p>
      {next !== undefined && place !== null && (
        <TouchLink {...place}>
          {words.next(words.steps[next.step])}
          <IconArrowRight aria-hidden size={18} />
        </TouchLink>
      )}
    </Group>
  );
}

function Ready({ all }: { readonly all: number }) {
  return (
    <Group justify="space-between" gap="xs" role="status">
      <p>
        {words.title}: {words.all(all)}
      </p>
      <TouchLink to="/admin">
        {words.open}
        <IconArrowRight aria-hidden size={18} />
      </TouchLink>
    </Group>
  );
}
