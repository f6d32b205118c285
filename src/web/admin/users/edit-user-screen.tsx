import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveUser, type User } from '#contract/users/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import { userWords } from '#web/i18n/admin/users.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { NameFields, RoleField } from './user-fields.tsx';
import { savedUserProblems } from './user-problems.ts';
import { userQuery, usersKey } from './user-queries.ts';

const words = userWords.form;

/** `/admin/users/{userId}/edit`. */
export function EditUserScreen({ userId }: { readonly userId: string }) {
  const query = useQuery(userQuery(useApi(), userId));
  const name = query.data === undefined ? userWords.title : fullName(query.data);
  return (
    <StaffPage
      title={userWords.editTitle(name)}
      back={{ label: name, link: { to: '/admin/users/$userId', params: { userId } } }}
    >
      <ReadState query={query} failed={userWords.failed}>
        {(user) => <UserForm user={user} />}
      </ReadState>
    </StaffPage>
  );
}

function UserForm({ user }: { readonly user: User }) {
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: String(user.id) };
  const form = useStaffForm({
    loaded: formOf(user),
    judge: (values) => savedUserProblems(values, user),
    send: (values, version) => api(saveUser, { params, body: { ...values, version } }),
    onSent: () => void queries.invalidateQueries({ queryKey: usersKey }),
    reload: async () => formOf(await queries.fetchQuery({ ...userQuery(api, params.id), staleTime: 0 })),
  });
  return (
    <StaffForm form={form}>
      <FormSection title={words.person}>
        <NameFields form={form} />
        <TextInput label={words.phone} type="tel" maxLength={40} autoComplete="off" {...form.bind('phoneNumber')} />
        <TextInput label={words.email} description={words.emailFixed} value={user.email} readOnly />
      </FormSection>
      <FormSection title={words.access} hint={user.isOwn ? words.ownRoleHint : words.roleHint}>
        <RoleField form={form} roles={user.isOwn ? [user.role] : ROLES} />
      </FormSection>
    </StaffForm>
  );
}

function formOf({ firstName, lastName, phoneNumber, role, version }: User) {
  return { values: { firstName, lastName, phoneNumber, role }, version };
}
