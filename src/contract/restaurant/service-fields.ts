/** The documents' names of each service's four fields. */
export const SERVICE_FIELDS = {
  pickup: {
    enabled: 'pickupEnabled',
    asSoonAsPossible: 'pickupAsSoonAsPossibleEnabled',
    minimum: 'minimumTimeInAdvanceForPickup',
    maximum: 'maximumTimeInAdvanceForPickup',
  },
  delivery: {
    enabled: 'deliveryEnabled',
    asSoonAsPossible: 'deliveryAsSoonAsPossibleEnabled',
    minimum: 'minimumTimeInAdvanceForDelivery',
    maximum: 'maximumTimeInAdvanceForDelivery',
  },
  booking: {
    enabled: 'bookingEnabled',
    asSoonAsPossible: 'bookingAsSoonAsPossibleEnabled',
    minimum: 'minimumTimeInAdvanceForBookings',
    maximum: 'maximumTimeInAdvanceForBookings',
  },
  preOrders: {
    enabled: 'preOrdersEnabled',
    asSoonAsPossible: 'preOrdersAsSoonAsPossibleEnabled',
    minimum: 'minimumTimeInAdvanceForPreOrders',
    maximum: 'maximumTimeInAdvanceForPreOrders',
  },
} as const;
