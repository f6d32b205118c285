/** The tick of staff and couriers who hand over products for adults. */
export const IDENTITY_SEEN = 'Am văzut actul de identitate';
