import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import {
  AddressResponse,
  AskPasswordResetRequest,
  AuthenticateRequest,
  AuthenticateResponse,
  ChangePasswordRequest,
  ConfirmAccountRequest,
  ContactResponse,
  DeleteAccountRequest,
  PersonalDataResponse,
  RegisterRequest,
  ResetPasswordRequest,
  SessionResponse,
  UpdateAddressRequest,
  UpdateProfileRequest,
} from './accounts.ts';
import { OwnDevicesResponse, SignOutDeviceRequest, SignOutOthersRequest } from './own-security-wire.ts';
import { personTraces } from './person-traces.ts';

export const authenticate = defineCall({
  method: 'POST',
  path: '/user-service/authenticate',
  access: 'public',
  /** Per address and hour, successful ones included (reliability.md T21). */
  limit: { points: 100, seconds: 3600 },
  sentence: 'Signs a customer in; the answer also sets an HttpOnly cookie for browsers.',
  refusals: ['bad_credentials', 'second_factor_required', 'second_factor_wrong', 'too_many_requests'],
  body: AuthenticateRequest,
  response: AuthenticateResponse,
});

export const register = defineCall({
  method: 'POST',
  path: '/user-service/register',
  access: 'public',
  limit: { points: 20, seconds: 3600 },
  sentence: 'Asks for an account. The answer is the same whether or not the address has one; a mail tells which.',
  refusals: ['too_many_requests'],
  body: RegisterRequest,
  response: DoneResponse,
});

export const askPasswordReset = defineCall({
  method: 'POST',
  path: '/user-service/send-reset-password-mail',
  access: 'public',
  limit: { points: 20, seconds: 3600 },
  sentence: 'Asks for a mail with a link that sets a new password. The answer is always the same.',
  body: AskPasswordResetRequest,
  response: DoneResponse,
});

export const confirmAccount = defineCall({
  method: 'POST',
  path: '/user-service/confirm-account',
  access: 'public',
  limit: { points: 100, seconds: 3600 },
  sentence: 'Uses up the link of a confirmation mail, with the password, and signs in.',
  refusals: ['link_invalid', 'too_many_requests', 'wrong_password'],
  body: ConfirmAccountRequest,
  response: AuthenticateResponse,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/user-service/reset-password',
  access: 'public',
  limit: { points: 100, seconds: 3600 },
  sentence: 'Uses up the link of a reset mail, sets the new password and ends every session.',
  refusals: ['link_invalid', 'too_many_requests'],
  body: ResetPasswordRequest,
  response: DoneResponse,
});

export const getSession = defineCall({
  method: 'GET',
  path: '/user-service/session',
  access: 'signed_in',
  sentence: 'Who is signed in, and until when.',
  response: SessionResponse,
});

export const getUserContact = defineCall({
  method: 'GET',
  path: '/user-service/user-contact-information',
  access: 'signed_in',
  sentence: 'Name, e-mail address and phone of the signed-in person.',
  response: ContactResponse,
});

export const getUserAddress = defineCall({
  method: 'GET',
  path: '/user-service/user-address-information',
  access: 'signed_in',
  sentence: 'The address of the signed-in person; empty fields where none was given.',
  response: AddressResponse,
});

export const updateUserProfile = defineCall({
  method: 'POST',
  path: '/user-service/update-user-profile',
  access: 'signed_in',
  sentence: 'Saves name and phone. The e-mail address is not changed here.',
  body: UpdateProfileRequest,
  response: DoneResponse,
});

export const updateUserAddress = defineCall({
  method: 'POST',
  path: '/user-service/update-user-addresses',
  access: 'signed_in',
  sentence: 'Saves the address.',
  body: UpdateAddressRequest,
  response: DoneResponse,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/user-service/change-password',
  access: 'signed_in',
  sentence: 'Sets a new password and ends every other session.',
  refusals: ['second_factor_required', 'second_factor_wrong', 'too_many_requests', 'wrong_password'],
  body: ChangePasswordRequest,
  response: DoneResponse,
});

export const getOwnDevices = defineCall({
  method: 'GET',
  path: '/user-service/own-devices',
  access: 'signed_in',
  sentence: 'The devices on which the caller is signed in.',
  response: OwnDevicesResponse,
  responseFields: { devices: [{ openedAt: isoMoment, lastSeenAt: isoMoment }] },
});
export type OwnDevice = AnswerOf<typeof getOwnDevices>['devices'][number];

export const signOutDevice = defineCall({
  method: 'POST',
  path: '/user-service/sign-out-device',
  access: 'signed_in',
  sentence: 'Signs the caller out on one of their devices.',
  refusals: [
    'not_owned',
    'proof_required',
    'second_factor_required',
    'second_factor_wrong',
    'too_many_requests',
    'wrong_password',
  ],
  body: SignOutDeviceRequest,
  response: DoneResponse,
});

export const signOutOthers = defineCall({
  method: 'POST',
  path: '/user-service/sign-out-others',
  access: 'signed_in',
  sentence: 'Signs the caller out everywhere else.',
  refusals: ['proof_required', 'second_factor_required', 'second_factor_wrong', 'too_many_requests', 'wrong_password'],
  body: SignOutOthersRequest,
  response: DoneResponse,
});

export const getPersonalData = defineCall({
  method: 'GET',
  path: '/user-service/my-data',
  access: 'signed_in',
  sentence: 'Everything that is kept about the signed-in person.',
  response: PersonalDataResponse,
  responseFields: {
    exportedAt: isoMoment,
    account: { createdAt: isoMoment, emailConfirmedAt: isoMoment },
    sessions: [{ openedAt: isoMoment, expiresAt: isoMoment }],
    securityEvents: [{ at: isoMoment }],
    ...personTraces,
  },
});
export type PersonalData = AnswerOf<typeof getPersonalData>;

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/user-service/delete-account',
  access: 'signed_in',
  sentence: 'Deletes the account. Orders stay as records, without the person in them.',
  refusals: ['orders_under_way', 'staff_account', 'too_many_requests', 'wrong_password'],
  body: DeleteAccountRequest,
  response: DoneResponse,
});

export const signOut = defineCall({
  method: 'POST',
  path: '/admin-service/sign-out',
  access: 'signed_in',
  onPanels: 'while_locked',
  sentence: 'Ends the session and its sockets at once.',
  response: DoneResponse,
});
