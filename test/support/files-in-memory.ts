import type { FileStore } from '#server/platform/backups/backup-store.ts';

/** A store of copies in memory. */
export function filesInMemory(): FileStore & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    place: 'memory',
    list: async (folder) => [...files.keys()].filter((name) => name.startsWith(`${folder}/`)),
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
    has: async (name) => files.has(name),
    remove: async (name) => void files.delete(name),
  };
}
