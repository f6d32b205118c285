import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import {
  AuthenticateRequest,
  AuthenticateStaffResponse,
  SocketTicketResponse,
  StaffSessionResponse,
} from './accounts.ts';
import {
  EnrolledPanelsResponse,
  EnrolPanelRequest,
  EnrolPanelResponse,
  UnlockPanelRequest,
} from './enrolled-panels-wire.ts';
import {
  AddPasskeyRequest,
  CeremonyResponse,
  ConfirmTotpRequest,
  EndOthersRequest,
  FactorAddedResponse,
  OwnedRequest,
  OwnSecurityResponse,
  PasskeyRequest,
  ProveRequest,
  StartTotpResponse,
} from './own-security-wire.ts';
import { PersonContactRequest, PersonDataResponse } from './person-data.ts';
import { personTraces } from './person-traces.ts';

export const authenticateStaff = defineCall({
  method: 'POST',
  path: '/admin-service/authenticate',
  access: 'public',
  /** Sign-ins per address and hour, successful ones included (reliability.md T21). */
  limit: { points: 100, seconds: 3600 },
  sentence: 'Signs staff in; the answer also sets an HttpOnly cookie for browsers.',
  refusals: ['bad_credentials', 'second_factor_required', 'second_factor_wrong', 'too_many_requests'],
  body: AuthenticateRequest,
  response: AuthenticateStaffResponse,
});

export const getStaffSession = defineCall({
  method: 'GET',
  path: '/admin-service/session',
  access: 'any_staff',
  sentence: 'Who is signed in, and until when.',
  response: StaffSessionResponse,
});

export const getOwnSecurity = defineCall({
  method: 'GET',
  path: '/admin-service/own/security',
  access: 'any_staff',
  onPanels: 'never',
  sentence: 'How the caller proves who they are, and the devices on which they are signed in.',
  response: OwnSecurityResponse,
  responseFields: {
    passkeys: [{ createdAt: isoMoment, lastUsedAt: isoMoment }],
    devices: [{ openedAt: isoMoment, lastSeenAt: isoMoment }],
  },
});
export type OwnSecurity = AnswerOf<typeof getOwnSecurity>;

export const startTotp = defineCall({
  method: 'POST',
  path: '/admin-service/own/start-totp',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Makes a secret for an authenticator app; it counts once `confirmTotp` was sent a code of it.',
  refusals: ['totp_exists'],
  response: StartTotpResponse,
});

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/admin-service/own/confirm-totp',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Takes the app as a second factor; answers recovery codes, told this once, where there are none.',
  refusals: ['totp_code_wrong', 'totp_not_started'],
  body: ConfirmTotpRequest,
  response: FactorAddedResponse,
});

export const removeTotp = defineCall({
  method: 'POST',
  path: '/admin-service/own/remove-totp',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Takes the authenticator app away.',
  response: DoneResponse,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/admin-service/own/recovery-codes',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Makes new recovery codes, told this once; earlier ones stop working.',
  response: FactorAddedResponse,
});

export const startPasskey = defineCall({
  method: 'POST',
  path: '/admin-service/own/start-passkey',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'What a browser needs to make a passkey (WebAuthn).',
  response: CeremonyResponse,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/admin-service/own/add-passkey',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Takes the passkey that a browser made.',
  refusals: ['passkey_name_invalid', 'passkey_refused'],
  body: AddPasskeyRequest,
  response: FactorAddedResponse,
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/admin-service/own/remove-passkey',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Takes a passkey away.',
  refusals: ['not_owned'],
  body: OwnedRequest,
  response: DoneResponse,
});

export const endOwnDevice = defineCall({
  method: 'POST',
  path: '/admin-service/own/end-device',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Signs the caller out on one of their devices.',
  refusals: ['not_owned'],
  body: OwnedRequest,
  response: DoneResponse,
});

export const endOtherDevices = defineCall({
  method: 'POST',
  path: '/admin-service/own/end-other-devices',
  access: 'any_staff',
  needsStepUp: 'of_every_session',
  onPanels: 'never',
  sentence: 'Signs the caller out everywhere else.',
  body: EndOthersRequest,
  response: DoneResponse,
});

export const prove = defineCall({
  method: 'POST',
  path: '/admin-service/own/prove',
  access: 'any_staff',
  onPanels: 'never',
  sentence:
    'The caller shows once more who they are: by password (and code, where the account has a second factor) or passkey. It counts for ten minutes.',
  refusals: ['passkey_refused', 'second_factor_required', 'second_factor_wrong', 'too_many_requests', 'wrong_password'],
  body: ProveRequest,
  response: DoneResponse,
});

export const requireProof = defineCall({
  method: 'POST',
  path: '/admin-service/own/require-proof',
  access: 'any_staff',
  needsStepUp: true,
  onPanels: 'never',
  sentence: 'Answers when the caller has shown within ten minutes who they are, and refuses otherwise.',
  response: DoneResponse,
});

export const lockOffice = defineCall({
  method: 'POST',
  path: '/admin-service/own/lock-office',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Locks the back office of this session until `prove`; the panel works on.',
  response: DoneResponse,
});

export const getEnrolledPanels = defineCall({
  method: 'GET',
  path: '/admin-service/setup/house-panels',
  access: 'admin',
  sentence: 'Enrolled tablets that are signed in.',
  response: EnrolledPanelsResponse,
  responseFields: { panels: [{ enrolledAt: isoMoment, lastSeenAt: isoMoment }] },
});
export type EnrolledPanels = AnswerOf<typeof getEnrolledPanels>;

export const enrolPanel = defineCall({
  method: 'POST',
  path: '/admin-service/setup/enrol-panel',
  access: 'admin',
  needsStepUp: true,
  sentence:
    'Makes the device at hand an enrolled tablet: signed in for months, for the work of the panel alone. The session that asks ends.',
  refusals: ['too_many_requests'],
  body: EnrolPanelRequest,
  response: EnrolPanelResponse,
});

export const endEnrolledPanel = defineCall({
  method: 'POST',
  path: '/admin-service/setup/end-panel',
  access: 'admin',
  sentence: 'Signs an enrolled tablet out for good.',
  refusals: ['not_owned'],
  body: OwnedRequest,
  response: DoneResponse,
});

export const lockPanel = defineCall({
  method: 'POST',
  path: '/admin-service/lock-panel',
  access: 'staff',
  onPanels: 'while_locked',
  sentence: 'Locks the tablet until its PIN is typed; it goes on showing and ringing.',
  response: DoneResponse,
});

export const unlockPanel = defineCall({
  method: 'POST',
  path: '/admin-service/unlock-panel',
  access: 'staff',
  onPanels: 'while_locked',
  sentence: 'Unlocks the tablet by its PIN.',
  refusals: ['panel_pin_wrong', 'too_many_requests'],
  body: UnlockPanelRequest,
  response: DoneResponse,
});

export const askPasskey = defineCall({
  method: 'POST',
  path: '/admin-service/passkey/ask',
  access: 'public',
  /** Passkey challenges per address and hour. */
  limit: { points: 200, seconds: 3600 },
  sentence: 'What a browser needs to ask for a passkey (WebAuthn).',
  response: CeremonyResponse,
});

export const authenticateByPasskey = defineCall({
  method: 'POST',
  path: '/admin-service/passkey/authenticate',
  access: 'public',
  /** Sign-ins per address and hour, successful ones included (reliability.md T21). */
  limit: { points: 100, seconds: 3600 },
  sentence: 'Signs staff in by a passkey alone.',
  refusals: ['passkey_refused'],
  body: PasskeyRequest,
  response: AuthenticateStaffResponse,
});

export const createSocketTicket = defineCall({
  method: 'POST',
  path: '/admin-service/socket-ticket',
  access: 'kitchen',
  onPanels: 'while_locked',
  sentence: 'A ticket for one WebSocket connection, valid for 30 seconds.',
  response: SocketTicketResponse,
});

export const findPersonData = defineCall({
  method: 'POST',
  path: '/admin-service/find-person-data',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Everything that is kept about a person, found by mailbox or telephone number.',
  refusals: ['orders_under_way', 'person_contact_invalid', 'person_unknown', 'staff_account'],
  body: PersonContactRequest,
  response: PersonDataResponse,
  responseFields: { data: personTraces },
});
export type PersonData = AnswerOf<typeof findPersonData>;

export const forgetPerson = defineCall({
  method: 'POST',
  path: '/admin-service/forget-person',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Deletes or anonymises what is kept about a person; what was sold stays without the person.',
  refusals: ['orders_under_way', 'person_contact_invalid', 'person_unknown', 'staff_account'],
  body: PersonContactRequest,
  response: DoneResponse,
});
