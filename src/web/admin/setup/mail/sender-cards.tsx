import { Badge, Button, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkSender, type SenderReview } from '#contract/server-settings/staff-calls.ts';
import { type MailVerdicts, readMailHeaders } from '#domain/server-settings/read-mail-headers.ts';
import { mailSettingsWords } from '#web/i18n/admin/mail-settings.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { CopyButton } from '#web/staff/kit/copy-button.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';

const words = mailSettingsWords.sender;
const headerWords = mailSettingsWords.headers;

const STATE_COLORS = { good: 'good', missing: 'bad', unknown: 'warn' } as const;

/** SPF, DKIM and DMARC as they stand in DNS. */
export function SenderCard({ selector }: { readonly selector: string | null }) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['sender', selector],
    queryFn: () => api(checkSender, { query: selector === null ? {} : { selector } }),
  });
  return (
    <Card
      title={words.title}
      hint={query.data === undefined ? undefined : words.hint(query.data.domain)}
      action={
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          {words.again}
        </Button>
      }
    >
      <ReadState query={query} failed={words.failed}>
        {({ lines }) => (
          <Rows>
            {lines.map((line) => (
              <Line key={line.record} line={line} />
            ))}
          </Rows>
        )}
      </ReadState>
    </Card>
  );
}

function Line({ line: { record, finding, state, name, value } }: { readonly line: SenderReview['lines'][number] }) {
  return (
    <Row>
      <Fill style={{ flexBasis: '20rem' }}>
        <Text fw={600}>{record}</Text>
        <Text>{words.findings[finding]}</Text>
        {value !== '' && (
          <Facts>
            <Fact label={words.recordName}>
              <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
            </Fact>
            <Fact label={words.recordText}>
              <code style={{ overflowWrap: 'anywhere' }}>{value}</code>
            </Fact>
          </Facts>
        )}
      </Fill>
      {value !== '' && <CopyButton text={value} label={`${words.copy} ${record}`} copied={words.copied} />}
      <Badge color={STATE_COLORS[state]}>{words.states[state]}</Badge>
    </Row>
  );
}

/** The headers of a trial, read in the browser; the name of the key in them is looked up in DNS. */
export function HeadersCard({ onSelector }: { readonly onSelector: (selector: string) => void }) {
  const [pasted, setPasted] = useState('');
  const verdicts = readMailHeaders(pasted);
  const read = (text: string) => {
    setPasted(text);
    const selector = readMailHeaders(text)?.selector ?? null;
    if (selector !== null) onSelector(selector);
  };
  return (
    <Card title={headerWords.title} hint={headerWords.hint}>
      <Textarea
        label={headerWords.label}
        autosize
        minRows={4}
        maxRows={12}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        error={pasted.trim() !== '' && verdicts === null ? headerWords.unreadable : undefined}
        onChange={(event) => read(event.currentTarget.value)}
      />
      <div role="status">{verdicts !== null && <Verdicts verdicts={verdicts} />}</div>
    </Card>
  );
}

function Verdicts({ verdicts: { spf, dkim, dmarc } }: { readonly verdicts: MailVerdicts }) {
  const all = { SPF: spf, DKIM: dkim, DMARC: dmarc };
  const isGood = Object.values(all).every((word) => word === 'pass');
  return (
    <Stack gap="xs">
      <Rows aria-label={headerWords.results}>
        {Object.entries(all).map(([record, word]) => (
          <Row key={record} isTight>
            <Fill>{record}</Fill>
            <Badge color={word === 'pass' ? 'good' : word === null ? 'warn' : 'bad'}>{said(word)}</Badge>
          </Row>
        ))}
      </Rows>
      <Text fw={600}>{isGood ? headerWords.allPass : headerWords.somethingFails}</Text>
    </Stack>
  );
}

function said(word: string | null): string {
  if (word === null) return headerWords.absent;
  return word === 'pass' ? headerWords.pass : headerWords.fails(word);
}
