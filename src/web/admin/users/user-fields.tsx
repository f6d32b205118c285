import { NativeSelect, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Role } from '#contract/accounts/accounts.ts';
import { userWords } from '#web/i18n/admin/users.ts';

type Bound<Field extends string> = { readonly getInputProps: (field: Field) => GetInputPropsReturnType };

const words = userWords.form;

/** Name and contact of a user, for adding and for changing one. */
export function NameFields({ form }: { readonly form: Bound<'firstName' | 'lastName'> }) {
  return (
    <>
      <TextInput
        label={words.firstName}
        required
        maxLength={80}
        autoComplete="off"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={words.lastName}
        required
        maxLength={80}
        autoComplete="off"
        {...form.getInputProps('lastName')}
      />
    </>
  );
}

type RoleFieldProps = {
  readonly form: Bound<'role'> & { readonly values: { readonly role: Role } };
  readonly roles: readonly Role[];
};

/** What a user may do, with an explanation of each right. */
export function RoleField({ form, roles }: RoleFieldProps) {
  return (
    <NativeSelect
      label={userWords.role}
      description={userWords.roleHints[form.values.role]}
      data={roles.map((value) => ({ value, label: userWords.roles[value] }))}
      {...form.getInputProps('role')}
    />
  );
}
