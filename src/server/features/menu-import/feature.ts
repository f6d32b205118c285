import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { OWN_PAGES } from './check-own-page.ts';
import { MENU_PICTURES, MENUS } from './fetch-menu.ts';
import { workImportPictures } from './fetch-pictures.ts';
import { deleteOldImportPictures } from './import-pictures.repository.ts';
import { menuImportRoutes } from './menu-import.routes.ts';

export const menuImportFeature = defineFeature('menu-import', {
  routes: [menuImportRoutes],
  chores: [hourly(deleteOldImportPictures)],
  loops: [workImportPictures],
  outboundCallers: [MENUS, MENU_PICTURES, OWN_PAGES],
  retention: ['import_pictures'],
  tables: {
    menu_imports: { archive: 'passing', topic: 'Menu' },
    import_identities: { archive: 'restaurant', topic: 'Menu' },
    import_pictures: { archive: 'passing', topic: 'Menu' },
    turned_links: { archive: 'restaurant', topic: 'Menu' },
  },
});
