// How the supervisor is started: by `npm start` from a clone, and by the launcher of an archive.

export const SHOP = { program: 'src/server/main.ts', options: ['--disable-proto=delete'] };

/** Given to the supervisor where the environment does not have them; the C library reads its own at the start only. */
export const SHOP_ENVIRONMENT = {
  NODE_ENV: 'production',
  // glibc creates up to eight arenas per core, and each keeps the most memory it ever needed (docs/operations.md).
  MALLOC_ARENA_MAX: '2',
  // Buffers of the copied log are megabytes. By itself the C library soon takes those from its heap, which then grows by
  // 10 MB an hour in the supervisor; from this size on they are mapped, and given back when they are freed.
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};
