import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { AnswerOf } from '#contract/define/define-call.ts';
import type { fetchSetup } from '#contract/restaurant/staff-calls.ts';
import type { Form } from '#web/forms/use-form.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { TakeOut } from '#web/staff/kit/row-actions.tsx';

type Company = AnswerOf<typeof fetchSetup>['company'];
type ContactValues = {
  name: string;
  phoneNumber: string;
  email: string;
  tagline: string;
  aboutUs: string;
  company: Company;
};

const words = setupNameWords.company;
const MOST = 20;

/** The restaurant's permits: document, number, issuer. */
export function AuthorisationRows({ form }: { readonly form: Form<ContactValues> }) {
  const rows = form.values.company.authorisations;
  const add = () => form.add('company.authorisations', { name: '', number: '', issuer: '' });
  return (
    <fieldset data-wide>
      <Text component="legend" fw={600}>
        {words.authorisations}
      </Text>
      <Text c="dimmed" mb="sm">
        {words.authorisationsHint}
      </Text>
      {rows.length === 0 && (
        <Text c="dimmed" mb="sm">
          {words.none}
        </Text>
      )}
      <Stack component="ol" gap="md" mb="md">
        {rows.map((row, index) => (
          // Rows have no id; their position identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Columns key={index} component="li" least="8rem" gap="0.75rem" isFilled isLevel>
            <TextInput
              label={words.document}
              style={{ gridColumn: 'span 2' }}
              maxLength={200}
              {...form.bind(`company.authorisations.${index}.name`)}
            />
            <TextInput label={words.number} maxLength={200} {...form.bind(`company.authorisations.${index}.number`)} />
            <TextInput label={words.issuer} maxLength={200} {...form.bind(`company.authorisations.${index}.issuer`)} />
            <div>
              <TakeOut label={words.remove(row.name)} onClick={() => form.remove('company.authorisations', index)} />
            </div>
          </Columns>
        ))}
      </Stack>
      {rows.length < MOST && (
        <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
