/** A mail server on this machine, real protocol, with the faults that an owner meets. */
import { SMTPServer } from 'smtp-server';
import { patience } from './patience.ts';

export const SMTP_ACCOUNT = { user: 'comenzi@vatra.ro', password: 'parola-de-aplicatie' } as const;

/** Of nobody, for another name, and known to everybody. */
const CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgd6e9/lL/mb/0fQwk
vLyLrgHYh9DGmI6+WvFZgkFrYd2hRANCAATRcKYMiFhC3aGd000a0jtn+RTuLVnO
zYxFgmZbEzsvK+YDBP3hFC0GPlx82BBIyUd1xTMf+UPEaeZWUWREJDCs
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBizCCATGgAwIBAgIUQ33sr9vaB2kZqP9GLujTAQq1mnwwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPYWx0LXNlcnZlci50ZXN0MCAXDTI2MTEyODE2MTMxOFoYDzIx
MjYxMTA0MTYxMzE4WjAaMRgwFgYDVQQDDA9hbHQtc2VydmVyLnRlc3QwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAATRcKYMiFhC3aGd000a0jtn+RTuLVnOzYxFgmZb
EzsvK+YDBP3hFC0GPlx82BBIyUd1xTMf+UPEaeZWUWREJDCso1MwUTAdBgNVHQ4E
FgQUKYzcOYH01iK1WQB3Dr63yYi3mw0wHwYDVR0jBBgwFoAUKYzcOYH01iK1WQB3
Dr63yYi3mw0wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAqeQ3
XMnKQnxNdcBVCfKRDd33y30dqz65ayPHwQgjcVACIBGI8OKMM0RTDjE8HHxBT+Zg
QiMrwy9hQab+hjN+S1GQ
-----END CERTIFICATE-----`,
};

export type SmtpFault = 'sender' | 'later' | 'refused' | null;

export type FakeSmtp = {
  readonly port: number;
  /** Whole mails, oldest first. */
  readonly mails: readonly string[];
  /** Of the next mail. */
  fault: SmtpFault;
} & AsyncDisposable;

const answers: Readonly<Record<NonNullable<SmtpFault>, { readonly status: number; readonly said: string }>> = {
  sender: { status: 553, said: '5.7.1 Sender address rejected: not owned by user' },
  later: { status: 450, said: '4.2.0 Greylisted, try again later' },
  refused: { status: 554, said: '5.7.1 Message rejected' },
};

/** @param options `isTls`: encrypted from the first byte, with a certificate of nobody */
export async function openFakeSmtp(
  options: { readonly isTls?: boolean; readonly offersTls?: boolean } = {},
): Promise<FakeSmtp> {
  const mails: string[] = [];
  const refusal = (fault: NonNullable<SmtpFault>) =>
    Object.assign(new Error(answers[fault].said), { responseCode: answers[fault].status });
  const server = new SMTPServer({
    secure: options.isTls === true,
    ...CERTIFICATE,
    // A client that keeps its connection open does not hold the test.
    closeTimeout: patience(100),
    // Only this machine hears the password.
    allowInsecureAuth: true,
    disabledCommands: options.offersTls === true ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === SMTP_ACCOUNT.user && password === SMTP_ACCOUNT.password) done(null, { user: username });
      else done(new Error('5.7.8 Username and Password not accepted'));
    },
    onMailFrom: (_address, _session, done) => done(opened.fault === 'sender' ? refusal('sender') : null),
    onRcptTo: (_address, _session, done) => done(opened.fault === 'later' ? refusal('later') : null),
    onData(stream, _session, done) {
      let mail = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        mail += chunk;
      });
      stream.on('end', () => {
        if (opened.fault === 'refused') return done(refusal('refused'));
        mails.push(mail);
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('A mail server listens on a port');
  const opened: FakeSmtp = {
    port: address.port,
    mails,
    fault: null,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return opened;
}
