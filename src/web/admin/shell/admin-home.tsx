import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { readLei } from '#contract/values/read-lei.ts';
import { greetingName } from '#domain/accounts/greeting-name.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour, formatLongDate } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { adminHomeWords as words } from '#web/i18n/admin/home.ts';
import { PanelWatchNotice } from '#web/staff/panel-watch-notice.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useNow } from '#web/ui/use-now.ts';
import styles from './admin-home.module.css';
import { DemoCard } from './demo-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { gapPlace } from './gap-places.ts';
import { productAddress } from './product-address.ts';
import { StatTile } from './stat-tile.tsx';
import { useToday } from './today-query.ts';

type Today = CallOutput<'getToday'>;

/** `/admin`: today at a glance. */
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
  const waiting = today.numberOfNewOrders + today.numberOfScheduledOrders;
  const isBeginning = today.steps.some(({ done }) => !done);
  return (
    <>
      {/* While the restaurant is being set up there are no orders, so no panel is missed. */}
      {isBeginning ? <FirstSteps steps={today.steps} /> : <PanelWatchNotice />}
      <section className={styles.tiles} aria-label={words.figures}>
        <StatTile
          label={words.waiting}
          value={String(waiting)}
          tone={waiting > 0 ? 'urgent' : 'calm'}
          note={
            waiting === 0
              ? words.waitingNone
              : today.numberOfScheduledOrders > 0
                ? countOf(today.numberOfScheduledOrders, words.waitingLater)
                : ''
          }
        >
          <Button
            variant={waiting > 0 ? 'filled' : 'default'}
            renderRoot={(props) => <Link to={waiting > 0 ? '/comenzi/noi' : '/comenzi'} {...props} />}
          >
            {words.toOrders}
          </Button>
        </StatTile>
        <StatTile
          label={words.income}
          value={formatLei(readLei(today.totalIncomeFromOrders))}
          note={today.numberOfOrders === 0 ? words.noOrders : words.average(formatLei(readLei(today.mediumOrderPrice)))}
        />
        <StatTile
          label={words.orders}
          value={String(today.numberOfOrders)}
          note={
            today.numberOfRejectedOrders === 0
              ? words.noneRejected
              : countOf(today.numberOfRejectedOrders, words.rejected)
          }
        />
        <Door opening={today.opening} />
      </section>
      <div className={styles.lists}>
        <Missing today={today} />
        <SoldOut today={today} />
      </div>
      <DemoCard />
    </>
  );
}

function Door({ opening }: { readonly opening: Today['opening'] }) {
  const now = useNow();
  const at = (iso: string) => instant(Date.parse(iso));
  if (opening.state === 'open') {
    const note = opening.closesAt === null ? words.openAlways : words.openUntil(formatHour(at(opening.closesAt)));
    return <StatTile label={words.door} value={words.open} tone="good" note={note} />;
  }
  const opens =
    opening.opensAt === null
      ? words.never
      : words.opens(describeDay(at(opening.opensAt), now), formatHour(at(opening.opensAt)));
  return (
    <StatTile
      label={words.door}
      value={words.closed}
      note={opening.closure === null ? opens : `${opening.closure}: ${opens}`}
    />
  );
}

const isOfServer = (gap: string): gap is keyof typeof words.missing.helps => Object.hasOwn(words.missing.helps, gap);

function Missing({ today }: { readonly today: Today }) {
  // What is a step of the beginning stands above while it is one.
  const isStep = (gap: string) => today.steps.some(({ step }) => step === gap);
  const gaps = today.missing.filter((gap) => !isStep(gap));
  return (
    <section className={styles.list} aria-labelledby="de-completat">
      <h2 className={styles.listTitle} id="de-completat">
        {words.missing.title}
      </h2>
      {gaps.length === 0 ? (
        <p className={styles.quiet}>{words.missing.none}</p>
      ) : (
        <ul className={styles.rows}>
          {gaps.map((gap) => {
            const place = gapPlace(gap);
            const count = gap === 'food_information' ? today.numberOfProductsWithoutFoodInformation : 0;
            return (
              <li key={gap} className={styles.row}>
                <span>
                  {words.missing.gaps[gap]}
                  {count > 0 && ` ${countOf(count, words.missing.products)}`}
                  {isOfServer(gap) && (
                    <details className={styles.how}>
                      <summary>{words.missing.how}</summary>
                      {words.missing.helps[gap]}
                    </details>
                  )}
                </span>
                {place !== null && (
                  <Link className={styles.go} {...place} aria-label={`${words.missing.go}: ${words.missing.gaps[gap]}`}>
                    {words.missing.go}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function SoldOut({ today }: { readonly today: Today }) {
  const more = today.numberOfSoldOut - today.soldOut.length;
  return (
    <section className={styles.list} aria-labelledby="stoc-epuizat">
      <h2 className={styles.listTitle} id="stoc-epuizat">
        {words.soldOut.title}
      </h2>
      {today.soldOut.length === 0 ? (
        <p className={styles.quiet}>{today.missing.includes('menu') ? words.soldOut.noMenu : words.soldOut.none}</p>
      ) : (
        <ul className={styles.rows}>
          {today.soldOut.map(({ id, name }) => (
            <li key={id} className={styles.row}>
              <a href={productAddress(id)}>{name}</a>
            </li>
          ))}
          {more > 0 && <li className={styles.quiet}>{countOf(more, words.soldOut.more)}</li>}
        </ul>
      )}
    </section>
  );
}
