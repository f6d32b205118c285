import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_PICTURES } from '#server/platform/define/tables.ts';
import { anonymiseCouponsOf, anonymiseEndedCoupons, exportCoupons } from './personal-data.ts';
import { promotionRoutes } from './promotions.routes.ts';

export const promotionsFeature = defineFeature('promotions', {
  routes: [promotionRoutes],
  chores: [hourly(anonymiseEndedCoupons)],
  personalData: {
    exports: { coupons: async (db, { email }) => (email === null ? [] : exportCoupons(db, email)) },
    forget: async (tx, { email }) => {
      if (email !== null) await anonymiseCouponsOf(tx, email);
    },
  },
  tables: {
    promotions: { archive: 'restaurant', topic: 'Promotions', differs: NEW_PICTURES },
    promotion_counters: { archive: 'restaurant', topic: 'Promotions', withheld: ['delete'] },
    promotion_uses: { archive: 'guests', topic: 'Promotions', withheld: ['update'] },
    promotion_sets: { archive: 'restaurant', topic: 'Promotions' },
    promotion_options: { archive: 'restaurant', topic: 'Promotions' },
    coupon_redemptions: { archive: 'guests', topic: 'Promotions', withheld: ['delete'] },
    personal_coupons: { archive: 'guests', topic: 'Promotions', withheld: ['delete'] },
  },
});
