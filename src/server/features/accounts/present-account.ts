import type { AddressResponse, AuthenticateResponse, ContactResponse } from '#contract/accounts/accounts.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { homeOf } from '#domain/accounts/home-after-sign-in.ts';
import { strongestOf } from '#domain/accounts/roles.ts';
import type { OwnAddress } from './addresses.repository.ts';
import type { Account } from './find-account.ts';
import type { SignedIn } from './sign-in/authenticate-customer.ts';

export function presentContact({ firstName, lastName, email, phone }: Account): ContactResponse {
  return { firstName, lastName, email, phoneNumber: phone };
}

export function presentAddress(address: OwnAddress, phone: string): AddressResponse {
  return {
    cityCode: address.zoneCode,
    cityAddress: address.city,
    countyAddress: address.county,
    streetAddress: address.street,
    streetNumberAddress: address.streetNumber,
    buildingNumber: address.building,
    staircase: address.staircase,
    floor: address.floor,
    appartmentNumber: address.apartment,
    apartmentNumber: address.apartment,
    intercom: address.intercom,
    landmark: address.landmark,
    phoneNumber: phone,
  };
}

export function presentSignIn({ user, token, expiresAt }: SignedIn): AuthenticateResponse {
  const role = strongestOf(user.roles);
  return {
    token,
    user: { ...presentContact(user), role },
    redirectPath: homeOf(role, 'shop'),
    expiresAt: isoInstant(expiresAt),
  };
}
