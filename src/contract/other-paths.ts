/** Addresses of the API that are not calls. */

/** The order panel's push connection (back-office.md §7). */
export const SOCKET_PATH = '/user-service/ws';

/** The caller's newsletter draft, rendered as a mail: a document. */
export const NEWSLETTER_PREVIEW_PATH = '/admin-service/newsletter/preview';
