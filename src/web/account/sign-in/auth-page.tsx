import { useState } from 'react';
import { askPasswordReset, authenticate, register } from '#contract/accounts/calls.ts';
import styles from '#web/account/account-form.module.css';
import { PasswordField } from '#web/account/password-field.tsx';
import { TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { emailProblem, missingPassword, nameProblems, newPasswordProblems } from '#web/forms/person-problems.ts';
import { type Bound, useForm } from '#web/forms/use-form.ts';
import { general } from '#web/i18n/general.ts';
import { signInText } from '#web/i18n/sign-in.ts';
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

/**
 * `/auth`: register, sign in, or request a new password. The typed e-mail address is passed between the three forms.
 */
export function AuthPage({
  mode,
  wanted,
  hasExpired,
  contextWords,
}: Way & Pick<ScreenProps, 'contextWords'> & { readonly mode: AuthMode; readonly hasExpired: boolean }) {
  const [email, setEmail] = useState('');
  const session = useAccountSession();
  const now = useNow();
  const Screen = SCREENS[mode];
  // A link for renewing a session says where to return to; otherwise a signed-in visitor needs neither form.
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
          {signInText.expired}
        </Notice>
      )}
      <Screen key={mode} email={email} onEmail={setEmail} wanted={wanted} contextWords={contextWords} />
    </div>
  );
}

type ScreenProps = Way & {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Name and town of the restaurant: a password that contains them is easy to guess. */
  readonly contextWords: readonly string[];
};

const SCREENS = {
  register: RegisterCard,
  authenticate: SignInCard,
  forgotPassword: ForgotCard,
} as const satisfies Record<AuthMode, (props: ScreenProps) => React.ReactNode>;

/** For a guest who is signed in already: the account's name, a link to the account, and sign-out. */
function SignedInCard({ session: { firstName, lastName, email } }: { readonly session: StoredSession }) {
  const { isBusy, signOut } = useSignOut();
  return (
    <div className={styles.card}>
      <h1>{signInText.signedInTitle}</h1>
      <p>
        {signInText.signedInAs} <strong>{[firstName, lastName].join(' ').trim()}</strong>
        <span>{email === undefined ? '.' : ` (${email}).`}</span>
      </p>
      <Link to="/user/orders" preload={false} className={buttonClass()}>
        {signInText.toAccount}
      </Link>
      <Button look="secondary" isBusy={isBusy} onClick={signOut}>
        {signInText.signOut}
      </Button>
    </div>
  );
}

function RegisterCard({ email, onEmail, wanted, contextWords }: ScreenProps) {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const knownOf = (values: { readonly firstName: string; readonly lastName: string; readonly email: string }) => [
    values.firstName,
    values.lastName,
    values.email,
    ...contextWords,
  ];
  const form = useForm({
    initial: { firstName: '', lastName: '', email, password: '', confirmPassword: '' },
    judge: (values) => ({
      ...nameProblems(values),
      ...emailProblem(values.email),
      ...newPasswordProblems(values, { known: knownOf(values), common: commonPasswordsNow() }),
    }),
    async send(values) {
      await api(register, { body: { authData: values } });
      onEmail(values.email.trim());
      setSentTo(values.email.trim());
    },
  });
  if (sentTo !== null) {
    return (
      <div className={styles.card}>
        <h1>{signInText.registeredTitle}</h1>
        <Notice tone="good" role="status">
          {signInText.registered}
        </Notice>
        <p className={styles.intro}>{signInText.sentTo(sentTo)}</p>
        <Link to="/auth" search={{ mode: 'authenticate', redirect: wanted }} className={styles.way}>
          {signInText.signIn}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <h1>{signInText.register}</h1>
      <p className={styles.intro}>{signInText.registerIntro}</p>
      <GuestForm
        form={form}
        label={signInText.register}
        submitLabel={signInText.register}
        busyLabel={signInText.registering}
        isWide
      >
        <div className={styles.pair}>
          <TextField
            {...form.bind('firstName')}
            label={signInText.firstName}
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField {...form.bind('lastName')} label={signInText.lastName} autoComplete="family-name" maxLength={80} />
        </div>
        <EmailField {...form.bind('email')} onEmail={onEmail} />
        <PasswordField {...form.bind('password')} label={signInText.password} autoComplete="new-password" />
        <PasswordRules password={form.values.password} known={knownOf(form.values)} />
        <PasswordField
          {...form.bind('confirmPassword')}
          label={signInText.confirmPassword}
          autoComplete="new-password"
        />
        <p className={styles.small}>
          {signInText.agree} <Link to="/termeni-si-conditii">{signInText.terms}</Link> {signInText.and}{' '}
          <Link to="/privacy-policy">{signInText.privacy}</Link>.
        </p>
      </GuestForm>
      <Link to="/auth" search={{ mode: 'authenticate', redirect: wanted }} className={styles.way}>
        {signInText.toSignIn}
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
    failed: signInText.signInFailed,
    async send(values) {
      const authData = { email: values.email.trim(), password: values.password, cookieOnly: true };
      enter(router, await api(authenticate, { body: { authData } }), wanted);
    },
  });
  return (
    <div className={styles.card}>
      <h1>{signInText.signIn}</h1>
      <GuestForm
        form={form}
        label={signInText.signIn}
        submitLabel={general.signIn}
        busyLabel={signInText.signingIn}
        isWide
      >
        <EmailField {...form.bind('email')} onEmail={onEmail} />
        <PasswordField {...form.bind('password')} label={signInText.password} autoComplete="current-password" />
      </GuestForm>
      <div className={styles.ways}>
        <Link to="/auth" search={{ mode: 'forgotPassword', redirect: wanted }} className={styles.way}>
          {signInText.forgot}
        </Link>
        <Link to="/auth" search={{ mode: 'register', redirect: wanted }} className={styles.way}>
          {signInText.toRegister}
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
    failed: signInText.resetFailed,
    async send(values) {
      await api(askPasswordReset, { body: { email: values.email.trim() } });
      setSentTo(values.email.trim());
    },
  });
  return (
    <div className={styles.card}>
      <h1>{signInText.forgot}</h1>
      {sentTo === null ? (
        <>
          <p className={styles.intro}>{signInText.forgotIntro}</p>
          <GuestForm form={form} label={signInText.forgot} submitLabel={signInText.sendReset} isWide>
            <EmailField {...form.bind('email')} onEmail={onEmail} />
          </GuestForm>
        </>
      ) : (
        <>
          <Notice tone="good" role="status">
            {signInText.resetSent}
          </Notice>
          <p className={styles.intro}>{signInText.sentTo(sentTo)}</p>
        </>
      )}
      <Link to="/auth" search={{ mode: 'authenticate', redirect: wanted }} className={styles.way}>
        {signInText.backToSignIn}
      </Link>
    </div>
  );
}

/** The e-mail field, whose value the other forms of this page start with. */
function EmailField({ onEmail, onChange, ...bound }: Bound<string> & { readonly onEmail: (email: string) => void }) {
  return (
    <TextField
      {...bound}
      kind="email"
      autoComplete="username"
      label={signInText.email}
      onChange={(typed) => {
        onChange(typed);
        if (typeof typed !== 'string') onEmail(typed.target.value);
      }}
    />
  );
}
