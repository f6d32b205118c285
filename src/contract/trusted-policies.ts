/**
 * The Trusted Types policies of our pages, by the names allowed in the Content-Security-Policy. The code that creates a
 * policy and the header that allows it both use these constants (docs/decisions/0248).
 */

/** For texts of staff, which the server sanitised when they were saved. */
export const STAFF_HTML_POLICY = 'pofta-html';

/** The address of the service worker. */
export const WORKER_POLICY = 'pofta-worker';

/** Applied by the browser to every text without a policy; only on pages of staff. */
export const LIBRARIES_POLICY = 'default';

/** Created by the text editor for pasted content; only on pages of staff. */
export const EDITOR_POLICY = 'ProseMirrorClipboard';
