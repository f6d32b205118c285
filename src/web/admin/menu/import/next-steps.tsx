import { Button, Stack, Text } from '@mantine/core';
import type { ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { ButtonLink, TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { countMissing } from './import-lines.ts';

/**
 * The owner's next steps after an import: checking prices, adding what the law requires, then changing the links that
 * lead to the old system.
 */
export function NextSteps({
  report: { lines, source },
  isProving,
  onProve,
}: {
  readonly report: Report;
  readonly isProving: boolean;
  readonly onProve: () => void;
}) {
  // Lines that were left out are not on the menu.
  const taken = lines.filter(({ state }) => state === 'same');
  return (
    <Card title={words.nextTitle}>
      <Rows component="ol" isFramed aria-label={words.nextTitle}>
        {source === 'gloriafood' && (
          <Row>
            <Fill>
              <Stack gap={4}>
                <strong>{words.proveTitle}</strong>
                <Text c="dimmed">{words.proveStep}</Text>
              </Stack>
            </Fill>
            <Button variant="default" loading={isProving} onClick={onProve}>
              {words.prove}
            </Button>
          </Row>
        )}
        <Row>
          <Fill>
            <Stack gap={4}>
              <strong>{words.completeTitle}</strong>
              <Text c="dimmed">{words.vatStep}</Text>
              {countMissing(taken).map(({ fact, count }) => (
                <TouchLink key={fact} to="/admin/menu" search={{ missing: fact }}>
                  {words.missingCount(fact, count)}
                </TouchLink>
              ))}
            </Stack>
          </Fill>
          <ButtonLink variant="default" to="/admin/menu">
            {words.toMenu}
          </ButtonLink>
        </Row>
        <Row>
          <Fill>
            <Stack gap={4}>
              <strong>{words.linksTitle}</strong>
              <Text c="dimmed">{words.linksStep}</Text>
            </Stack>
          </Fill>
          <ButtonLink variant="default" to="/admin/presence">
            {words.toLinks}
          </ButtonLink>
        </Row>
      </Rows>
    </Card>
  );
}
