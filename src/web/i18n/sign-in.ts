/** Signing in and out, confirming an account, choosing a password. */
import { inTown } from './titles.ts';

export const signInText = {
  description: (name: string, city: string) =>
    `Contul tău la ${inTown(name, city)}: comenzile tale, adresa ținută minte și aceeași comandă din câteva atingeri.`,
  register: 'Creează cont',
  registerIntro: 'Cu un cont nu mai scrii datele la fiecare comandă și îți vezi comenzile oricând.',
  registering: 'Se creează contul…',
  signIn: 'Autentificare',
  signingIn: 'Se conectează…',
  forgot: 'Ai uitat parola?',
  forgotIntro: 'Scrie adresa de e-mail a contului și îți trimitem un link cu care alegi altă parolă.',
  sendReset: 'Trimite linkul de resetare',
  toSignIn: 'Am deja cont: intră în cont',
  toRegister: 'Nu ai cont? Creează unul',
  backToSignIn: 'Înapoi la autentificare',

  firstName: 'Prenume',
  lastName: 'Nume',
  email: 'Adresă de e-mail',
  password: 'Parolă',
  newPassword: 'Parola nouă',
  confirmPassword: 'Confirmă parola',
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  missing: {
    email: 'Scrie adresa de e-mail.',
    password: 'Scrie parola.',
  },
  agree: 'Prin crearea contului accepți',
  terms: 'Termenii și condițiile',
  and: 'și confirmi că ai citit',
  privacy: 'Politica de confidențialitate',

  registeredTitle: 'Verifică-ți e-mailul',
  registered: 'Ți-am trimis un e-mail de confirmare. Deschide linkul ca să-ți activezi contul.',
  resetSent: 'Dacă există un cont cu această adresă, ți-am trimis un e-mail pentru resetarea parolei.',
  sentTo: (email: string) => `Caută mesajul pe adresa ${email}; uită-te și în Spam.`,
  signInFailed: 'Autentificarea a eșuat.',
  resetFailed: 'Parola nu a putut fi resetată.',

  confirmTitle: 'Confirmă-ți contul',
  confirmIntro: 'Scrie parola pe care ai ales-o la înregistrare și contul este gata.',
  confirmButton: 'Confirmă contul',
  confirming: 'Se confirmă…',
  confirmed: 'Contul este activ. Bine ai venit!',
  confirmAgain: 'Conectează-te cu adresa și parola ta: dacă adresa nu este confirmată, îți trimitem alt link.',
  resetTitle: 'Alege o parolă nouă',
  resetIntro: 'După schimbare, toate dispozitivele sunt deconectate.',
  resetButton: 'Salvează parola nouă',
  saving: 'Se salvează…',
  resetDone: 'Parola a fost schimbată. Conectează-te cu parola nouă.',
  askAgain: 'Cere alt link',

  signOut: 'Deconectează-te',
  signOutTitle: 'Deconectare',
  endsTablet:
    'Tableta nu mai primește comenzi după deconectare; ca să le primească din nou, o adaugă un administrator.',
  staySignedIn: 'Înapoi la comenzi',
  signingOut: 'Se deconectează…',
  signedOut: 'Te-ai deconectat.',
  signOutFailed:
    'Datele tale au fost șterse de pe acest dispozitiv, dar nu am ajuns la server: ca să te și deconectezi, verifică internetul și încearcă din nou.',
  signedInTitle: 'Ai deja o sesiune deschisă',
  signedInAs: 'Sesiunea este a contului',
  toAccount: 'Mergi la contul meu',
  expired: 'Sesiunea a expirat. Conectează-te din nou.',
} as const;
