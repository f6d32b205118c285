import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { SoldOutResponse } from '#contract/panel/service-wire.ts';
import { soldOutWords as words } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { Section } from '#web/panel/orders/section.tsx';
import { endWords, instantOfIso } from '#web/panel/service/service-moments.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { groupMarkables, type Markable } from './sold-menu.ts';
import styles from './sold-out-page.module.css';
import { soldMenuQuery, soldOutQuery, useMark } from './sold-out-queries.ts';

const { general } = staffWords;

/** `/comenzi/epuizate`: what has run out, and two taps to say what else has. */
export function SoldOutPage() {
  return (
    <>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <Marks />
      <Menu />
    </>
  );
}

function Marks() {
  const api = useApi();
  const marks = useQuery(soldOutQuery(api));
  if (marks.data) {
    return marks.data.content.length === 0 ? (
      <p className={styles.none} role="status">
        {words.none}
      </p>
    ) : (
      <ul className={styles.marks} aria-label={words.title}>
        {marks.data.content.map((mark) => (
          <Mark key={`${mark.subject.kind} ${mark.title}`} {...mark} />
        ))}
      </ul>
    );
  }
  return marks.isError ? (
    <Failure title={words.listFailed} failure={marks.error} retry={() => void marks.refetch()} />
  ) : (
    <Skeleton height={76} radius="lg" />
  );
}

function Mark({ subject, title, until, by }: SoldOutResponse['content'][number]) {
  const now = useServerNow();
  const back = useMark('markBack');
  const end = until === null ? words.untilBack : words.until(endWords(instantOfIso(until), now));
  return (
    <li className={styles.mark}>
      <p className={styles.what}>
        <strong>{title}</strong>
        <span className={styles.end}>{by === null ? end : `${end} · ${words.by(by)}`}</span>
      </p>
      <Button
        color="good"
        aria-label={words.backName(title)}
        loading={back.isPending}
        onClick={() => back.mutate({ subject })}
      >
        {words.back}
      </Button>
    </li>
  );
}

function Menu() {
  const api = useApi();
  const menu = useQuery(soldMenuQuery(api));
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Markable | null>(null);
  const wanted = useDeferredValue(search);
  if (!menu.data) {
    return menu.isError ? (
      <Failure title={words.menuFailed} failure={menu.error} retry={() => void menu.refetch()} />
    ) : (
      <div role="status" aria-label={general.loading} className={styles.groups}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height={260} radius="lg" />
        ))}
      </div>
    );
  }
  const groups = groupMarkables(menu.data, wanted, words.extras);
  return (
    <>
      <h2 className={styles.subtitle}>{words.mark}</h2>
      <TextInput
        type="search"
        label={words.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        mb="md"
      />
      {groups.length === 0 && (
        <p className={styles.none} role="status">
          {words.noResults}
        </p>
      )}
      <div className={styles.groups}>
        {groups.map(({ name, items }) => (
          <Section key={name} title={name}>
            <ul>
              {items.map((item) => (
                <Row key={item.key} item={item} onAsk={setAsked} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      {asked && <MarkDialog item={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type RowProps = { readonly item: Markable; readonly onAsk: (item: Markable) => void };

function Row({ item, onAsk }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {item.name}
        {item.state === 'no_stock' && <span className={styles.state}>{words.noStock}</span>}
        {item.state === 'off' && <span className={styles.state}>{words.off}</span>}
      </span>
      <MarkButton item={item} name={item.name} onAsk={onAsk} />
      {item.sizes.length > 0 && (
        <ul className={styles.sizes}>
          {item.sizes.map((size) => {
            const named = { ...size, name: `${item.name} (${size.name})` };
            return (
              <li key={size.key} className={styles.size}>
                <span className={styles.name}>{size.name}</span>
                <MarkButton item={named} name={named.name} onAsk={onAsk} />
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

function MarkButton({ item, name, onAsk }: RowProps & { readonly name: string }) {
  const back = useMark('markBack');
  if (item.state === 'sold_out') {
    return (
      <Button
        variant="light"
        color="warn"
        aria-label={words.backName(name)}
        loading={back.isPending}
        onClick={() => back.mutate({ subject: item.subject })}
      >
        {words.back}
      </Button>
    );
  }
  return (
    <Button variant="default" aria-label={words.soldOutName(name)} onClick={() => onAsk(item)}>
      {words.soldOut}
    </Button>
  );
}

type FailureProps = { readonly title: string; readonly failure: unknown; readonly retry: () => void };

function Failure({ title, failure, retry }: FailureProps) {
  return (
    <Alert role="alert" title={title} mb="md">
      <p>{failureSentence(failure, general.unexpected)}</p>
      <Button mt="md" onClick={retry}>
        {general.retry}
      </Button>
    </Alert>
  );
}
