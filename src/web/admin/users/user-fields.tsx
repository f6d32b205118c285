import { NativeSelect, TextInput } from '@mantine/core';
import { ROLE_RIGHTS, type Role } from '#domain/accounts/roles.ts';
import type { Bound } from '#web/forms/use-form.ts';
import { userWords } from '#web/i18n/admin/users.ts';

const words = userWords.form;

type Named = { readonly bind: (path: 'firstName' | 'lastName') => Bound<string> };

/** Name and contact of a user, for a new or an existing one. */
export function NameFields({ form }: { readonly form: Named }) {
  return (
    <>
      <TextInput label={words.firstName} required maxLength={80} autoComplete="off" {...form.bind('firstName')} />
      <TextInput label={words.lastName} required maxLength={80} autoComplete="off" {...form.bind('lastName')} />
    </>
  );
}

type RoleFieldProps = {
  readonly form: { readonly bind: (path: 'role') => Bound<Role>; readonly values: { readonly role: Role } };
  readonly roles: readonly Role[];
};

/** The role of a user, with an explanation of each. */
export function RoleField({ form, roles }: RoleFieldProps) {
  return (
    <NativeSelect
      label={userWords.role}
      description={hintOf(form.values.role)}
      data={roles.map((value) => ({ value, label: ROLE_RIGHTS[value].title }))}
      {...form.bind('role')}
    />
  );
}

function hintOf(role: Role): string {
  const level = ROLE_RIGHTS[role].opens.at(-1);
  return level === undefined ? userWords.customerHint : userWords.levelHints[level];
}
