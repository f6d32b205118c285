import { Badge, Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { parseWireDateTime } from '#domain/time/wire-date-time.ts';
import { adminChangesWords as words } from '#web/i18n/admin/changes.ts';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import styles from './changes-screen.module.css';
import type { ChangesSearch } from './changes-search.ts';

type Changes = CallOutput<'getChanges'>;
type Change = Changes['content'][number];

/** `/admin/changes`: who saved what, when, what was there before. */
export function ChangesScreen({ search }: { readonly search: ChangesSearch }) {
  const api = useApi();
  const navigate = useNavigate({ from: '/admin/changes' });
  const query = useQuery({
    queryKey: ['changes', search],
    queryFn: () => api('getChanges', { query: { ...search, page: pageIndex(search) } }),
    placeholderData: keepPreviousData,
  });
  const [kind = '', thing] = search.subject?.split(':') ?? [];
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <div className={styles.filters}>
        <NativeSelect
          label={words.subject}
          value={kind}
          data={[
            { value: '', label: words.anySubject },
            ...Object.entries(words.subjects).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => {
            const { page: _, subject: __, ...others } = search;
            const chosen = event.currentTarget.value;
            void navigate({ search: chosen === '' ? others : { ...others, subject: chosen } });
          }}
        />
        {thing !== undefined && (
          <Button variant="default" onClick={() => void navigate({ search: { ...search, subject: kind } })}>
            {words.anything}
          </Button>
        )}
        {search.staffId !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              const { page: _, staffId: __, ...others } = search;
              void navigate({ search: others });
            }}
          >
            {words.anybody}
          </Button>
        )}
      </div>
      <ReadState query={query} failed={words.failed}>
        {(changes) => <History changes={changes} search={search} />}
      </ReadState>
    </StaffPage>
  );
}

function History({ changes, search }: { readonly changes: Changes; readonly search: ChangesSearch }) {
  const { content, totalElements } = changes;
  if (totalElements === 0) {
    const { page: _, ...filters } = search;
    return <p className={styles.empty}>{Object.keys(filters).length > 0 ? words.empty : words.emptyYet}</p>;
  }
  return (
    <>
      <p className={styles.count} role="status">
        {countOf(totalElements, words.count)}
      </p>
      <ol className={styles.history}>
        {content.map((change) => (
          <li key={change.id}>
            <Entry change={change} search={search} />
          </li>
        ))}
      </ol>
      <PageLinks page={pageIndex(search)} pages={Math.ceil(totalElements / PAGE_SIZE)} />
    </>
  );
}

const TONES = { created: 'good', restored: 'good', updated: 'accent', archived: 'warn', deleted: 'bad' } as const;

function Entry({ change, search }: { readonly change: Change; readonly search: ChangesSearch }) {
  const at = parseWireDateTime(change.at);
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Link to="/admin/changes" search={{ subject: change.subject }} title={words.onlyThis}>
            {change.title}
          </Link>
        </h2>
        <Badge color={TONES[change.action]} variant="light" size="lg" tt="none">
          {words.actions[change.action]}
        </Badge>
        <p className={styles.who}>
          {at.ok && <time dateTime={new Date(at.value).toISOString()}>{formatDateTime(at.value)}</time>}{' '}
          {change.staff === null ? (
            words.byNobody
          ) : (
            <Link
              to="/admin/changes"
              search={{
                ...(search.subject === undefined ? {} : { subject: search.subject }),
                staffId: change.staff.id,
              }}
              title={words.onlyBy(change.staff.name)}
            >
              {words.by(change.staff.name)}
            </Link>
          )}
        </p>
      </header>
      {change.fields.length > 0 && (
        <dl className={styles.fields}>
          {change.fields.map(({ name, before, after }) => (
            <div key={name} className={styles.field}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.values}>
                <span className="visually-hidden">{words.before}: </span>
                {before === '' ? (
                  <span className={styles.nothing}>{words.empty_value}</span>
                ) : (
                  <del className={styles.before}>{before}</del>
                )}
                <span aria-hidden> → </span>
                <span className="visually-hidden">, {words.after}: </span>
                {after === '' ? (
                  <span className={styles.nothing}>{words.empty_value}</span>
                ) : (
                  <ins className={styles.after}>{after}</ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
