import { defineFeature } from '#server/platform/define/feature.ts';
import type { ArchiveTables } from '#server/platform/define/tables.ts';
import { archiveRoutes } from './archive.routes.ts';

/** @param tables of all features, because an archive holds them all */
export const archiveFeature = (tables: ArchiveTables) =>
  defineFeature('archive', {
    routes: [(services, askCall) => archiveRoutes({ ...services, askCall, ...tables })],
    tables: {
      archives: { archive: 'passing', topic: 'Menu' },
      archive_rows: { archive: 'passing', topic: 'Menu' },
    },
  });
