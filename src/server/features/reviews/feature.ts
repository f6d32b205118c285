import { defineFeature } from '#server/platform/define/feature.ts';
import { deleteReviewsOfOrders, exportReviews } from './personal-data.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const reviewsFeature = defineFeature('reviews', {
  routes: [reviewRoutes],
  personalData: {
    exports: { reviews: (db, { orderIds }) => exportReviews(db, orderIds) },
    forget: (tx, { orderIds }) => deleteReviewsOfOrders(tx, orderIds),
  },
  tables: {
    reviews: { archive: 'guests', topic: 'Requests' },
  },
});
