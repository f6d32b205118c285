import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { deleteUnusedPictures } from '#server/platform/images/keep-pictures.ts';
import { pictureRoutes } from './pictures.routes.ts';

export const picturesFeature = defineFeature('pictures', {
  routes: [pictureRoutes],
  chores: [hourly(deleteUnusedPictures)],
  tables: {
    images: { archive: 'file', topic: 'Pictures' },
    image_variants: { archive: 'file', topic: 'Pictures', withheld: ['delete', 'update'] },
  },
});
