import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContactResponse } from '#contract/accounts/accounts.ts';
import { accountText } from '#web/i18n/account.ts';
import { saveAccountSession, useAccountSession } from '#web/session/account-session.ts';
import { deleteCartOnDevice, deletePersonOnDevice } from '#web/session/forget-person.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/ui/messages.ts';
import { commonPasswordsNow } from '#web/ui/password/common-passwords.ts';
import { PasswordRules } from '#web/ui/password/password-rules.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './details-page.module.css';
import { FormShell } from './form-shell.tsx';
import { PasswordField } from './password-field.tsx';
import { missingPassword, nameProblems, newPasswordProblems, phoneProblem } from './person-problems.ts';
import { TextField } from './text-field.tsx';
import { useApi } from './use-api.ts';
import { useForm } from './use-form.ts';

/** `/user/details`. */
export function DetailsPage({
  contact,
  houseWords,
}: {
  readonly contact: ContactResponse;
  /** Name and town of the restaurant: what everybody would try as a password. */
  readonly houseWords: readonly string[];
}) {
  const role = useAccountSession()?.role ?? 'ROLE_USER';
  return (
    <div className={styles.page}>
      <h1>{accountText.details}</h1>
      <ProfileForm contact={contact} />
      <details className={styles.section}>
        <summary>
          {accountText.changePassword}
          <Icon name="chevron" />
        </summary>
        <PasswordForm contact={contact} known={[contact.firstName, contact.lastName, contact.email, ...houseWords]} />
      </details>
      <section className={styles.section} aria-labelledby="datele-personale">
        <h2 id="datele-personale">{accountText.privacyTitle}</h2>
        <div className={styles.act}>
          <p>{accountText.exportText}</p>
          <a href="/user-service/my-data" download="datele-mele.json" className={buttonClass('secondary')}>
            {accountText.export}
          </a>
        </div>
        {/* Staff accounts are closed in the back office. */}
        {role === 'ROLE_USER' && (
          <div className={styles.act}>
            <p>{accountText.deleteText}</p>
            <DeleteAccount />
          </div>
        )}
      </section>
    </div>
  );
}

function ProfileForm({ contact }: { readonly contact: ContactResponse }) {
  const api = useApi();
  const view = useForm({
    initial: { firstName: contact.firstName, lastName: contact.lastName, phoneNumber: contact.phoneNumber },
    check: (values) => ({ ...nameProblems(values), ...phoneProblem(values.phoneNumber) }),
    failed: accountText.notSaved,
    async send(values) {
      await api('updateUserProfile', { body: { userInfo: { emailAddress: contact.email, ...values } } });
      saveAccountSession(await api('getSession'));
      say(accountText.saved);
    },
  });
  return (
    <FormShell view={view} label={accountText.details} button={accountText.save}>
      <Field label={accountText.email} hint={accountText.emailFixed}>
        {(control) => <input {...control} type="email" value={contact.email} readOnly autoComplete="email" />}
      </Field>
      <TextField view={view} name="firstName" label={accountText.firstName} autoComplete="given-name" maxLength={80} />
      <TextField view={view} name="lastName" label={accountText.lastName} autoComplete="family-name" maxLength={80} />
      <TextField
        view={view}
        name="phoneNumber"
        label={accountText.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        isOptional
      />
    </FormShell>
  );
}

const NO_PASSWORDS = { currentPassword: '', password: '', confirmPassword: '' };

function PasswordForm({ contact, known }: { readonly contact: ContactResponse; readonly known: readonly string[] }) {
  const api = useApi();
  const view = useForm({
    initial: NO_PASSWORDS,
    check: (values) => ({
      ...missingPassword('currentPassword', values.currentPassword),
      ...newPasswordProblems(values, { known, common: commonPasswordsNow() }),
    }),
    fieldOf: { wrong_password: 'currentPassword' },
    async send(values) {
      await api('changePassword', { body: values });
      view.edit(NO_PASSWORDS);
      say(accountText.passwordChanged);
    },
  });
  return (
    <FormShell view={view} label={accountText.changePassword} button={accountText.changePassword}>
      {/* For password managers: whose password this is. */}
      <input
        type="email"
        className="visually-hidden"
        value={contact.email}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        view={view}
        name="currentPassword"
        label={accountText.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField view={view} name="password" label={accountText.newPassword} autoComplete="new-password" />
      <PasswordRules password={view.values.password} known={known} />
      <PasswordField
        view={view}
        name="confirmPassword"
        label={accountText.confirmPassword}
        autoComplete="new-password"
      />
    </FormShell>
  );
}

function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {accountText.delete}
      </Button>
      {isAsking && <DeleteSheet onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteSheet({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const router = useRouter();
  const view = useForm({
    initial: { password: '' },
    check: ({ password }) => missingPassword('password', password),
    fieldOf: { wrong_password: 'password' },
    async send(values) {
      await api('deleteAccount', { body: values });
      deletePersonOnDevice();
      deleteCartOnDevice();
      onClose();
      await router.navigate({ to: '/' });
      say(accountText.deleted);
    },
  });
  return (
    <Sheet label={accountText.deleteTitle} onClose={onClose}>
      <div className={styles.sheet}>
        <h2>{accountText.deleteTitle}</h2>
        <p>{accountText.deleteAsk}</p>
        <FormShell view={view} label={accountText.deleteTitle} button={accountText.delete} busy={accountText.deleting}>
          <PasswordField view={view} name="password" label={accountText.password} autoComplete="current-password" />
        </FormShell>
      </div>
    </Sheet>
  );
}
