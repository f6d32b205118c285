import { Badge, Text } from '@mantine/core';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getLegalTextsSetup } from '#contract/legal/staff-calls.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';

/** `/admin/legal-texts`: the three texts with their state. */
export function LegalTextsScreen() {
  const { query } = useSetup(getLegalTextsSetup);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(texts) => (
          <Columns component="ul" least="18rem">
            {texts.map((text) => (
              <li key={text.kind}>
                <TextCard text={text} />
              </li>
            ))}
          </Columns>
        )}
      </ReadState>
    </StaffPage>
  );
}

function TextCard({
  text: { kind, isDraft, versions },
}: {
  readonly text: AnswerOf<typeof getLegalTextsSetup>[number];
}) {
  const { name } = words.kinds[kind];
  const inForce = versions.find(({ state }) => state === 'in_force');
  const next = versions.filter(({ state }) => state === 'scheduled').at(-1);
  return (
    <Card>
      <TouchLink to="/admin/legal-texts/$kind" params={{ kind }} aria-label={words.edit(name)}>
        {name}
      </TouchLink>
      {inForce !== undefined && <span>{words.inForce(describeVersion(inForce.version))}</span>}
      {next !== undefined && <span>{words.scheduled(describeVersion(next.version))}</span>}
      <Text component="span" c="dimmed">
        {words.versionCount(versions.length)}
      </Text>
      {isDraft && <Badge color="warn">{words.draft}</Badge>}
    </Card>
  );
}
