import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import styles from './legal-texts-screen.module.css';

/** `/admin/legal-texts`: the three texts and how they stand. */
export function LegalTextsScreen() {
  const { query } = useSetup('getLegalTextsSetup');
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(texts) => (
          <ul className={styles.texts}>
            {texts.map((text) => (
              <li key={text.kind}>
                <TextCard text={text} />
              </li>
            ))}
          </ul>
        )}
      </ReadState>
    </StaffPage>
  );
}

function TextCard({ text: { kind, isDraft, versions } }: { readonly text: CallOutput<'getLegalTextsSetup'>[number] }) {
  const { name } = words.kinds[kind];
  const inForce = versions.find(({ state }) => state === 'in_force');
  const next = versions.filter(({ state }) => state === 'scheduled').at(-1);
  return (
    <Link className={styles.text} to="/admin/legal-texts/$kind" params={{ kind }} aria-label={words.edit(name)}>
      <span className={styles.name}>{name}</span>
      {inForce !== undefined && <span>{words.inForce(describeVersion(inForce.version))}</span>}
      {next !== undefined && <span>{words.scheduled(describeVersion(next.version))}</span>}
      <span className={styles.quiet}>{words.versionCount(versions.length)}</span>
      {isDraft && (
        <Badge color="var(--warn)" variant="outline" size="lg" tt="none">
          {words.draft}
        </Badge>
      )}
    </Link>
  );
}
