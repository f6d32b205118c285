import { err, ok, type Result } from '#domain/result.ts';
import { isLocalHost } from './is-local-host.ts';

/** A place that speaks S3, as it is typed. */
export type TypedCopyPlace = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly folder: string;
  readonly region: string;
  readonly keyId: string;
  /** Empty: the stored one. */
  readonly secret: string;
};

export type CopyPlaceProblem = {
  readonly field: keyof TypedCopyPlace;
  readonly code:
    | 'copies_endpoint_invalid'
    | 'copies_needs_https'
    | 'copies_bucket_invalid'
    | 'copies_folder_invalid'
    | 'copies_region_invalid'
    | 'copies_key_required'
    | 'copies_secret_required';
};

const USUAL_FOLDER = 'pofta';
const USUAL_REGION = 'us-east-1';
const ENDPOINT = /^(https?):\/\/([^\s/?#@:]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;
const BUCKET = /^[\w-][\w.-]{1,61}[\w-]$/;
const FOLDER = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const REGION = /^[\w-]{1,40}$/;
const KEY = /^\S{1,300}$/;

/**
 * @param isStored the stored secret is of the same place and key, so it may stay
 * @returns the place without surrounding spaces and with the usual values of what was left empty
 */
export function parseCopyPlace(
  typed: TypedCopyPlace,
  isStored: boolean,
): Result<TypedCopyPlace, readonly CopyPlaceProblem[]> {
  const written = typed.endpoint.trim().replace(/\/+$/, '');
  const endpoint = written.includes('://') ? written : `https://${written}`;
  const place = {
    endpoint,
    bucket: typed.bucket.trim(),
    folder: typed.folder.trim().replaceAll(/^\/+|\/+$/g, '') || USUAL_FOLDER,
    region: typed.region.trim() || USUAL_REGION,
    keyId: typed.keyId.trim(),
    secret: typed.secret.trim(),
  };
  const [, protocol, host = ''] = ENDPOINT.exec(endpoint) ?? [];
  const problems: readonly (CopyPlaceProblem | false)[] = [
    protocol === undefined && { field: 'endpoint', code: 'copies_endpoint_invalid' },
    protocol?.toLowerCase() === 'http' && !isLocalHost(host) && { field: 'endpoint', code: 'copies_needs_https' },
    !BUCKET.test(place.bucket) && { field: 'bucket', code: 'copies_bucket_invalid' },
    !FOLDER.test(place.folder) && { field: 'folder', code: 'copies_folder_invalid' },
    !REGION.test(place.region) && { field: 'region', code: 'copies_region_invalid' },
    !KEY.test(place.keyId) && { field: 'keyId', code: 'copies_key_required' },
    !(KEY.test(place.secret) || (place.secret === '' && isStored)) && {
      field: 'secret',
      code: 'copies_secret_required',
    },
  ];
  const found = problems.filter((one) => one !== false);
  return found.length > 0 ? err(found) : ok(place);
}

/** As in `BACKUP_S3_URL`. */
export function addressOfPlace({ endpoint, bucket, folder }: Omit<TypedCopyPlace, 'secret'>): string {
  return `${endpoint}/${bucket}/${folder}`;
}
