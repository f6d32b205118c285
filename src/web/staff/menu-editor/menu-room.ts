/** The product editor exists in two rooms: the back office and the order panel. Each has its own addresses. */
import { linkOptions } from '@tanstack/react-router';

export type MenuRoom = 'admin' | 'panel';

export function listLink(room: MenuRoom) {
  return room === 'admin' ? linkOptions({ to: '/admin/menu' }) : linkOptions({ to: '/comenzi/editare-produse' });
}

/** Where the first category is created; the panel has no such page. */
export function categoryLink() {
  return linkOptions({ to: '/admin/menu/add-category', search: { categorie: 'noua' } });
}

export function addLink(room: MenuRoom) {
  return room === 'admin'
    ? linkOptions({ to: '/admin/menu/add-new-meal' })
    : linkOptions({ to: '/comenzi/editare-produse/adaugare-fel-mancare' });
}

export function productLink(room: MenuRoom, id: number) {
  return room === 'admin'
    ? linkOptions({ to: '/admin/menu/$mealId', params: { mealId: String(id) } })
    : linkOptions({ to: '/comenzi/editare-produse/$productId', params: { productId: String(id) } });
}

export function editLink(room: MenuRoom, id: number) {
  return room === 'admin'
    ? linkOptions({ to: '/admin/menu/$mealId/edit', params: { mealId: String(id) } })
    : linkOptions({ to: '/comenzi/editare-produse/$productId/edit', params: { productId: String(id) } });
}
