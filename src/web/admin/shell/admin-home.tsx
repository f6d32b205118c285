import { Group, Stack, Text } from '@mantine/core';
import type { Today } from '#contract/today/staff-calls.ts';
import { greetingName } from '#domain/accounts/greeting-name.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, describePastDay, formatHour, formatLongDate } from '#domain/time/format-date.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import { adminHomeWords as words } from '#web/i18n/admin/home.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Figure, Figures } from '#web/staff/kit/facts.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { PanelWatchNotice } from '#web/staff/panel-watch-notice.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { closingText } from './closing-text.ts';
import { DayCurveCard } from './day-curve-card.tsx';
import { DemoCard } from './demo-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { gapPlace } from './gap-places.ts';
import { HealthCard } from './health-card.tsx';
import { OpenedCard } from './opened-card.tsx';
import { useToday } from './today-query.ts';
import { WaitingCard } from './waiting-card.tsx';

/** `/admin`: an overview of today. */
export function AdminHome() {
  const session = useStaffSession();
  const now = useNow();
  return (
    <StaffPage title={words.title(greetingName(session?.firstName ?? ''))} intro={formatLongDate(dateOf(now))}>
      <ReadState query={useToday()} failed={words.failed}>
        {(today) => <Glance today={today} />}
      </ReadState>
    </StaffPage>
  );
}

function Glance({ today }: { readonly today: Today }) {
  const isBeginning = today.steps.some(({ done }) => !done);
  const usualDay = words.curve.usualDays[weekdayOf(today.date) - 1] ?? '';
  return (
    <>
      {/* While the restaurant is being set up there are no orders, so a missing panel is no problem. */}
      {isBeginning ? (
        <FirstSteps steps={today.steps} />
      ) : (
        <>
          <OpenedCard {...today} />
          <PanelWatchNotice />
        </>
      )}
      {!isBeginning && <WaitingCard today={today} />}
      <section aria-label={words.figures}>
        {!isBeginning && <Text mb="sm">{dayInOneSentence(today.curve, usualDay)}</Text>}
        <Figures>
          <Figure label={words.income} value={formatLei(today.totalIncomeFromOrders)} note={words.withoutDeposits} />
          <Figure
            label={words.orders}
            value={String(today.numberOfOrders)}
            note={
              today.numberOfRejectedOrders > 0
                ? countOf(today.numberOfRejectedOrders, words.rejected)
                : today.numberOfOrders === 0
                  ? words.noOrders
                  : words.noneRejected
            }
          />
          <Figure label={words.average} value={formatLei(today.mediumOrderPrice)} note={words.perOrder} />
          <Door opening={today.opening} />
        </Figures>
      </section>
      <Group align="stretch" gap="md">
        <Stack flex="999 1 30rem" miw={0}>
          <DayCurveCard curve={today.curve} usualDay={usualDay} />
        </Stack>
        <Stack flex="1 1 18rem" miw={0}>
          <SoldOut today={today} />
          <HealthCard />
        </Stack>
      </Group>
      <Missing today={today} />
      <LastBackup today={today} />
      <DemoCard />
    </>
  );
}

/** The day so far against the usual one: one sentence, not a note under every figure. */
function dayInOneSentence({ today: sold, usual }: Today['curve'], usualDay: string): string {
  const soFar = words.curve.soFar(formatLei(sold.income), countOf(sold.numberOfOrders, words.curve.ordersOf));
  if (usual.numberOfDays === 0) return soFar + words.curve.alone;
  const by = sold.income - usual.soFar.income;
  if (by === 0) return soFar + words.curve.same(usualDay);
  return soFar + (by > 0 ? words.curve.more : words.curve.less)(formatLei(bani(Math.abs(by))), usualDay);
}

function Door({ opening }: { readonly opening: Today['opening'] }) {
  const now = useNow();
  if (opening.state === 'open') {
    return <Figure label={words.door} value={words.open} tone="good" note={closingText(opening.closesAt, now)} />;
  }
  const opens =
    opening.opensAt === null
      ? words.never
      : words.opens(describeDay(opening.opensAt, now), formatHour(opening.opensAt));
  return (
    <Figure
      label={words.door}
      value={words.closed}
      note={opening.closure === null ? opens : `${opening.closure}: ${opens}`}
    />
  );
}

/** Ordering around the clock may be a deliberate choice, so it is marked "check" instead of "missing". */
const goOf = (gap: string) => (gap === 'around_the_clock' ? words.missing.check : words.missing.go);

const isOfServer = (gap: string): gap is keyof typeof words.missing.helps => Object.hasOwn(words.missing.helps, gap);

function Missing({ today }: { readonly today: Today }) {
  // Open setup steps are listed above, so they are not repeated here.
  const isStep = (gap: string) => today.steps.some(({ step }) => step === gap);
  const gaps = today.missing.filter((gap) => !isStep(gap));
  if (gaps.length === 0) return null;
  return (
    <Card title={words.missing.title}>
      <Rows>
        {gaps.map((gap) => {
          const place = gapPlace(gap);
          const count = countProducts(gap, today);
          return (
            <Row key={gap}>
              <Fill>
                {words.missing.gaps[gap]}
                {count > 0 && ` ${countOf(count, words.missing.products)}`}
                {isOfServer(gap) && (
                  <details>
                    <summary>{words.missing.how}</summary>
                    {words.missing.helps[gap]}
                  </details>
                )}
              </Fill>
              {place !== null && (
                <TouchLink {...place} aria-label={`${goOf(gap)}: ${words.missing.gaps[gap]}`}>
                  {goOf(gap)}
                </TouchLink>
              )}
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}

/** The products that a gap is about; 0 where it is about something else. */
function countProducts(gap: string, today: Today): number {
  if (gap === 'allergens') return today.numberOfProductsWithoutAllergens;
  return gap === 'food_information' ? today.numberOfProductsWithoutFoodInformation : 0;
}

function LastBackup({ today }: { readonly today: Today }) {
  const { lastBackupAt, isLastBackupVerified, isLastBackupEncrypted, lastBackupElsewhereAt } = today;
  const now = useNow();
  if (lastBackupAt === null) return null;
  const said = isLastBackupVerified ? words.backup.verified : words.backup.unverified;
  const plain = said(describePastDay(lastBackupAt, now), formatHour(lastBackupAt));
  const sentence = isLastBackupEncrypted ? words.backup.encrypted(plain) : plain;
  return (
    <Text size="sm" c="dimmed">
      {lastBackupElsewhereAt === null
        ? sentence
        : words.backup.elsewhere(
            sentence,
            describePastDay(lastBackupElsewhereAt, now),
            formatHour(lastBackupElsewhereAt),
          )}
    </Text>
  );
}

function SoldOut({ today }: { readonly today: Today }) {
  if (today.soldOut.length === 0) return null;
  const more = today.numberOfSoldOut - today.soldOut.length;
  return (
    <Card title={words.soldOut.title}>
      <Rows>
        {today.soldOut.map(({ id, name }) => (
          <Row key={id}>
            <TouchLink to="/admin/menu/$mealId" params={{ mealId: String(id) }}>
              {name}
            </TouchLink>
          </Row>
        ))}
        {more > 0 && (
          <Text component="li" c="dimmed">
            {countOf(more, words.soldOut.more)}
          </Text>
        )}
      </Rows>
    </Card>
  );
}
