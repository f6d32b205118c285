import { vi } from 'vitest';

/** Files that a screen hands to the browser's downloads, in their order; the document of a test has none. */
export function catchDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  // A press on the link would leave the document.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}
