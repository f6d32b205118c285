import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { CallOutput } from '#contract/client.ts';
import type { Form } from '#web/forms/use-form.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';
import styles from './authorisation-rows.module.css';

type Company = CallOutput<'fetchSetup'>['company'];
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

/** The permits a restaurant works under: document, number, issuer. */
export function AuthorisationRows({ form }: { readonly form: Form<ContactValues> }) {
  const rows = form.values.company.authorisations;
  const add = () => form.add('company.authorisations', { name: '', number: '', issuer: '' });
  return (
    <fieldset className={styles.group} data-wide>
      <legend className={styles.legend}>{words.authorisations}</legend>
      <p className={styles.hint}>{words.authorisationsHint}</p>
      {rows.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // Rows have no name of their own; their place is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={styles.row}>
            <TextInput label={words.document} maxLength={200} {...form.bind(`company.authorisations.${index}.name`)} />
            <TextInput label={words.number} maxLength={200} {...form.bind(`company.authorisations.${index}.number`)} />
            <TextInput label={words.issuer} maxLength={200} {...form.bind(`company.authorisations.${index}.issuer`)} />
            <ActionIcon
              color="bad"
              aria-label={words.remove(row.name)}
              onClick={() => form.remove('company.authorisations', index)}
            >
              <IconTrash aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {rows.length < MOST && (
        <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
