import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createAdditionalUser, createAdminUser } from '#contract/users/staff-calls.ts';
import { mayOpen, rolesFor } from '#domain/accounts/role-rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { useRestaurantSetup } from '#web/admin/setup/restaurant-query.ts';
import { userWords } from '#web/i18n/admin/users.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { commonPasswordsNow } from '#web/ui/password/common-passwords.ts';
import { PasswordRules } from '#web/ui/password/password-rules.tsx';
import { useApi } from '#web/use-api.ts';
import { NameFields, RoleField } from './user-fields.tsx';
import { newUserProblems } from './user-problems.ts';
import { usersKey } from './user-queries.ts';

const words = userWords.form;

const STAFF_ROLES = rolesFor('any_staff');

/** Two pages with the same form: one for customers and staff without the back office, one for all staff. */
const DOORS = {
  'add-user': {
    call: createAdditionalUser,
    title: words.addUserTitle,
    intro: words.addUserIntro,
    roles: ['ROLE_USER', ...STAFF_ROLES.filter((role) => !mayOpen([role], 'admin'))],
  },
  'add-admin-user': {
    call: createAdminUser,
    title: words.addAdminTitle,
    intro: words.addAdminIntro,
    roles: ['ROLE_ADMIN', ...STAFF_ROLES.filter((role) => role !== 'ROLE_ADMIN')],
  },
} as const satisfies Record<string, { readonly roles: readonly [Role, ...Role[]] } & Record<string, unknown>>;

/** `/admin/users/add-user` and `/admin/users/add-admin-user`. */
export function AddUserScreen({ door }: { readonly door: keyof typeof DOORS }) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { call, title, intro, roles } = DOORS[door];
  const restaurant = useRestaurantSetup().data;
  const knownOf = (user: { readonly firstName: string; readonly lastName: string; readonly email: string }) => [
    user.firstName,
    user.lastName,
    user.email,
    restaurant?.name ?? '',
    restaurant?.city ?? '',
  ];
  const form = useStaffForm({
    loaded: {
      values: { firstName: '', lastName: '', email: '', password: '', role: roles[0] as Role },
      version: 0,
    },
    judge: (user) => newUserProblems(user, { known: knownOf(user), common: commonPasswordsNow() }),
    send: (values) => api(call, { body: values }),
    failed: userWords.createFailed,
    onSent: async ({ message, id }) => {
      announce(message);
      await queries.invalidateQueries({ queryKey: usersKey });
      await navigate({ to: '/admin/users/$userId', params: { userId: String(id) } });
    },
  });
  return (
    <StaffPage title={title} intro={intro} back={{ label: userWords.title, link: { to: '/admin/users' } }}>
      <StaffForm form={form} isNew submitLabel={words.create}>
        <FormSection title={words.person}>
          <NameFields form={form} />
        </FormSection>
        <FormSection title={words.access}>
          <TextInput
            label={words.email}
            required
            type="email"
            maxLength={254}
            autoComplete="off"
            {...form.bind('email')}
          />
          <RoleField form={form} roles={roles} />
          <PasswordInput
            label={words.password}
            required
            maxLength={128}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': staffWords.signIn.showPassword }}
            data-wide
            {...form.bind('password')}
          />
          <div data-wide>
            <PasswordRules password={form.values.password} known={knownOf(form.values)} />
          </div>
        </FormSection>
      </StaffForm>
    </StaffPage>
  );
}
