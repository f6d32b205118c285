/**
 * The Trusted Types policies of our pages, by the name that the Content-Security-Policy allows: the code that creates one and
 * the header that lets it be created read it here (docs/decisions/0248).
 */

/** Texts of staff that the server sanitised when they were saved. */
export const HOUSE_HTML_POLICY = 'pofta-html';

/** The address of the service worker. */
export const WORKER_POLICY = 'pofta-worker';

/** Asked by the browser for every text without a policy; only on pages of staff. */
export const LIBRARIES_POLICY = 'default';

/** Created by the editor of texts for what is pasted into it; only on pages of staff. */
export const EDITOR_POLICY = 'ProseMirrorClipboard';
