import { useState } from 'react';
import type { ContactResponse } from '#contract/accounts/accounts.ts';
import { changePassword, deleteAccount, getSession, updateUserProfile } from '#contract/accounts/calls.ts';
import { CallFailure } from '#contract/client.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { missingPassword, nameProblems, newPasswordProblems, phoneProblem } from '#web/forms/person-problems.ts';
import { useForm } from '#web/forms/use-form.ts';
import { accountText } from '#web/i18n/account.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { useRouter } from '#web/router/index.ts';
import { saveAccountSession, useAccountSession } from '#web/session/account-session.ts';
import { deleteCartOnDevice, deletePersonOnDevice } from '#web/session/forget-person.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { commonPasswordsNow } from '#web/ui/password/common-passwords.ts';
import { PasswordRules } from '#web/ui/password/password-rules.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './details-page.module.css';
import { DevicesSection } from './devices-section.tsx';
import { PasswordField } from './password-field.tsx';

/** `/user/details`. */
export function DetailsPage({
  contact,
  contextWords,
}: {
  readonly contact: ContactResponse;
  /** Name and town of the restaurant: a password that contains them is easy to guess. */
  readonly contextWords: readonly string[];
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
        <PasswordForm contact={contact} known={[contact.firstName, contact.lastName, contact.email, ...contextWords]} />
      </details>
      <DevicesSection />
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
  const form = useForm({
    initial: { firstName: contact.firstName, lastName: contact.lastName, phoneNumber: contact.phoneNumber },
    judge: (values) => ({ ...nameProblems(values), ...phoneProblem(values.phoneNumber) }),
    failed: accountText.notSaved,
    async send(values) {
      await api(updateUserProfile, { body: { userInfo: { emailAddress: contact.email, ...values } } });
      saveAccountSession(await api(getSession));
      showMessage(accountText.saved);
    },
  });
  return (
    <GuestForm
      form={form}
      label={accountText.details}
      submitLabel={accountText.save}
      busyLabel={signInText.saving}
      isWide
    >
      <Field label={signInText.email} hint={accountText.emailFixed}>
        {(control) => <input {...control} type="email" value={contact.email} readOnly autoComplete="email" />}
      </Field>
      <TextField {...form.bind('firstName')} label={signInText.firstName} autoComplete="given-name" maxLength={80} />
      <TextField {...form.bind('lastName')} label={signInText.lastName} autoComplete="family-name" maxLength={80} />
      <TextField {...form.bind('phoneNumber')} kind="phone" label={accountText.phone} isOptional />
    </GuestForm>
  );
}

const NO_PASSWORDS = { currentPassword: '', code: '', password: '', confirmPassword: '' };

function PasswordForm({ contact, known }: { readonly contact: ContactResponse; readonly known: readonly string[] }) {
  const api = useApi();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    initial: NO_PASSWORDS,
    onRefused: (failure) => setAsksCode((before) => before || isCodeAsked(failure)),
    judge: (values) => ({
      ...missingPassword('currentPassword', values.currentPassword),
      ...newPasswordProblems(values, { known, common: commonPasswordsNow() }),
    }),
    fieldOfCode: { wrong_password: 'currentPassword', second_factor_required: 'code', second_factor_wrong: 'code' },
    async send(values) {
      const { code, ...passwords } = values;
      await api(changePassword, { body: { ...passwords, ...(code === '' ? {} : { code }) } });
    },
    onSent() {
      form.reset(NO_PASSWORDS);
      showMessage(accountText.passwordChanged);
    },
  });
  return (
    <GuestForm
      form={form}
      label={accountText.changePassword}
      submitLabel={accountText.changePassword}
      busyLabel={signInText.saving}
      isWide
    >
      {/* Tells password managers whose password this is. */}
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
        {...form.bind('currentPassword')}
        label={accountText.currentPassword}
        autoComplete="current-password"
      />
      {asksCode && (
        <TextField {...form.bind('code')} label={accountText.code} autoComplete="one-time-code" maxLength={60} />
      )}
      <PasswordField {...form.bind('password')} label={signInText.newPassword} autoComplete="new-password" />
      <PasswordRules password={form.values.password} known={known} />
      <PasswordField {...form.bind('confirmPassword')} label={signInText.confirmPassword} autoComplete="new-password" />
    </GuestForm>
  );
}

/** Accounts of staff may have a second factor. */
function isCodeAsked(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.body?.code === 'second_factor_required';
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
  const form = useForm({
    initial: { password: '' },
    judge: ({ password }) => missingPassword('password', password),
    fieldOfCode: { wrong_password: 'password' },
    async send(values) {
      await api(deleteAccount, { body: values });
      deletePersonOnDevice();
      deleteCartOnDevice();
      onClose();
      await router.navigate({ to: '/' });
      showMessage(accountText.deleted);
    },
  });
  return (
    <Sheet label={accountText.deleteTitle} onClose={onClose}>
      <div className={styles.sheet}>
        <h2>{accountText.deleteTitle}</h2>
        <p>{accountText.deleteAsk}</p>
        <GuestForm
          form={form}
          label={accountText.deleteTitle}
          submitLabel={accountText.delete}
          busyLabel={accountText.deleting}
          isWide
        >
          <PasswordField {...form.bind('password')} label={signInText.password} autoComplete="current-password" />
        </GuestForm>
      </div>
    </Sheet>
  );
}
