import { useState } from 'react';
import styles from '#web/account/account-form.module.css';
import { PasswordField } from '#web/account/password-field.tsx';
import { TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { emailProblem, missingPassword, nameProblems, newPasswordProblems } from '#web/forms/person-problems.ts';
import { type Bound, useForm } from '#web/forms/use-form.ts';
import { accountText } from '#web/i18n/account.ts';
import { general } from '#web/i18n/general.ts';
import { Link, useRouter } from '#web/router/index.ts';
import { useAccountSession } from '#web/session/account-session.ts';
import type { StoredSession } from '#web/session/session-store.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { commonPasswordsNow } from '#web/ui/password/common-passwords.ts';
import { PasswordRules } from '#web/ui/password/password-rules.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import type { AuthMode } from './auth-search.ts';
import { enter } from './enter.ts';
import { useSignOut } from './use-sign-out.ts';

type Way = { readonly wanted: string | undefined };

/** `/auth`: an account, the way in, or a new password. What was typed as address goes along from one to the other. */
export function AuthPage({
  mode,
  wanted,
  hasExpired,
  houseWords,
}: Way & Pick<ScreenProps, 'houseWords'> & { readonly mode: AuthMode; readonly hasExpired: boolean }) {
  const [email, setEmail] = useState('');
  const session = useAccountSession();
  const now = useNow();
  const Screen = SCREENS[mode];
  // A link that renews a session says where it leads back to; otherwise a signed-in visitor needs neither form.
  const hasNoUse = mode === 'register' || (mode === 'authenticate' && wanted === undefined);
  if (session !== null && session.expiresAt > now && hasNoUse) {
    return (
      <div className={styles.page}>
        <SignedInCard session={session} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {hasExpired && (
        <Notice tone="warn" role="status">
          {accountText.expired}
        </Notice>
      )}
      <Screen key={mode} email={email} onEmail={setEmail} wanted={wanted} houseWords={houseWords} />
    </div>
  );
}

type ScreenProps = Way & {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Name and town of the restaurant: a password that contains them is easy to guess. */
  readonly houseWords: readonly string[];
};

const SCREENS = {
  register: RegisterCard,
  authenticate: SignInCard,
  forgotPassword: ForgotCard,
} as const satisfies Record<AuthMode, (props: ScreenProps) => React.ReactNode>;

/** For a guest who is signed in already: as whom, the way to the account, and the way out. */
function SignedInCard({ session: { firstName, lastName, email } }: { readonly session: StoredSession }) {
  const { isBusy, signOut } = useSignOut();
  return (
    <div className={styles.card}>
      <h1>{accountText.signedInTitle}</h1>
      <p>
        {accountText.signedInAs} <strong>{[firstName, lastName].join(' ').trim()}</strong>
        {email !== undefined && <> ({email})</>}.
      </p>
      <Link to="/user/orders" preload={false} className={buttonClass()}>
        {accountText.toAccount}
      </Link>
      <Button look="secondary" isBusy={isBusy} onClick={signOut}>
        {accountText.signOut}
      </Button>
    </div>
  );
}

function RegisterCard({ email, onEmail, wanted, houseWords }: ScreenProps) {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const knownOf = (values: { readonly firstName: string; readonly lastName: string; readonly email: string }) => [
    values.firstName,
    values.lastName,
    values.email,
    ...houseWords,
  ];
  const form = useForm({
    initial: { firstName: '', lastName: '', email, password: '', confirmPassword: '' },
    judge: (values) => ({
      ...nameProblems(values),
      ...emailProblem(values.email),
      ...newPasswordProblems(values, { known: knownOf(values), common: commonPasswordsNow() }),
    }),
    async send(values) {
      await api('register', { body: { authData: values } });
      onEmail(values.email.trim());
      setSentTo(values.email.trim());
    },
  });
  if (sentTo !== null) {
    return (
      <div className={styles.card}>
        <h1>{accountText.registeredTitle}</h1>
        <Notice tone="good" role="status">
          {accountText.registered}
        </Notice>
        <p className={styles.intro}>{accountText.sentTo(sentTo)}</p>
        <Link to="/auth" search={{ mode: 'authenticate', redirect: wanted }} className={styles.way}>
          {accountText.signIn}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <h1>{accountText.register}</h1>
      <p className={styles.intro}>{accountText.registerIntro}</p>
      <GuestForm
        form={form}
        label={accountText.register}
        submitLabel={accountText.register}
        busyLabel={accountText.registering}
        isWide
      >
        <div className={styles.pair}>
          <TextField
            {...form.bind('firstName')}
            label={accountText.firstName}
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField
            {...form.bind('lastName')}
            label={accountText.lastName}
            autoComplete="family-name"
            maxLength={80}
          />
        </div>
        <EmailField {...form.bind('email')} onEmail={onEmail} />
        <PasswordField {...form.bind('password')} label={accountText.password} autoComplete="new-password" />
        <PasswordRules password={form.values.password} known={knownOf(form.values)} />
        <PasswordField
          {...form.bind('confirmPassword')}
          label={accountText.confirmPassword}
          autoComplete="new-password"
        />
        <p className={styles.small}>
          {accountText.agree} <Link to="/termeni-si-conditii">{accountText.terms}</Link> {accountText.and}{' '}
          <Link to="/privacy-policy">{accountText.privacy}</Link>.
        </p>
      </GuestForm>
      <Link to="/auth" search={{ mode: 'authenticate', redirect: wanted }} className={styles.way}>
        {accountText.toSignIn}
      </Link>
    </div>
  );
}

function SignInCard({ email, onEmail, wanted }: ScreenProps) {
  const api = useApi();
  const router = useRouter();
  const form = useForm({
    initial: { email, password: '' },
    judge: (values) => ({ ...emailProblem(values.email), ...missingPassword('password', values.password) }),
    failed: accountText.signInFailed,
    async send(values) {
      const authData = { email: values.email.trim(), password: values.password, cookieOnly: true };
      enter(router, await api('authenticate', { body: { authData } }), wanted);
    },
  });
  return (
    <div className={styles.card}>
      <h1>{accountText.signIn}</h1>
      <GuestForm
        form={form}
        label={accountText.signIn}
        submitLabel={general.signIn}
        busyLabel={accountText.signingIn}
        isWide
      >
        <EmailField {...form.bind('email')} onEmail={onEmail} />
        <PasswordField {...form.bind('password')} label={accountText.password} autoComplete="current-password" />
      </GuestForm>
      <div className={styles.ways}>
        <Link to="/auth" search={{ mode: 'forgotPassword', redirect: wanted }} className={styles.way}>
          {accountText.forgot}
        </Link>
        <Link to="/auth" search={{ mode: 'register', redirect: wanted }} className={styles.way}>
          {accountText.toRegister}
        </Link>
      </div>
    </div>
  );
}

function ForgotCard({ email, onEmail, wanted }: ScreenProps) {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    judge: (values) => emailProblem(values.email),
    failed: accountText.resetFailed,
    async send(values) {
      await api('askPasswordReset', { body: { email: values.email.trim() } });
      setSentTo(values.email.trim());
    },
  });
  return (
    <div className={styles.card}>
      <h1>{accountText.forgot}</h1>
      {sentTo === null ? (
        <>
          <p className={styles.intro}>{accountText.forgotIntro}</p>
          <GuestForm form={form} label={accountText.forgot} submitLabel={accountText.sendReset} isWide>
            <EmailField {...form.bind('email')} onEmail={onEmail} />
          </GuestForm>
        </>
      ) : (
        <>
          <Notice tone="good" role="status">
            {accountText.resetSent}
          </Notice>
          <p className={styles.intro}>{accountText.sentTo(sentTo)}</p>
        </>
      )}
      <Link to="/auth" search={{ mode: 'authenticate', redirect: wanted }} className={styles.way}>
        {accountText.backToSignIn}
      </Link>
    </div>
  );
}

/** An address that the other screens of this page begin with. */
function EmailField({ onEmail, onChange, ...bound }: Bound<string> & { readonly onEmail: (email: string) => void }) {
  return (
    <TextField
      {...bound}
      kind="email"
      autoComplete="username"
      label={accountText.email}
      onChange={(typed) => {
        onChange(typed);
        if (typeof typed !== 'string') onEmail(typed.target.value);
      }}
    />
  );
}
