import { useEffect, useState } from 'react';
import { readCommonPasswords } from '#domain/accounts/parse-password.ts';

/** The common passwords, `null` while they are on their way or where they could not be had. */
export type CommonPasswords = ReadonlySet<string> | null;

let kept: CommonPasswords = null;
let loading: Promise<CommonPasswords> | null = null;

/** A hundred kilobytes that only a new password needs: they come when one is begun, and stay for the next. */
function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => {
      kept = readCommonPasswords(dictionary['passwords-common']);
      return kept;
    },
    () => {
      // Without a network the server judges; the next password asks again.
      loading = null;
      return null;
    },
  );
  return loading;
}

/** Those that are there now, for a form that is being sent. */
export function commonPasswordsNow(): CommonPasswords {
  return kept;
}

/** The common passwords, as soon as something is typed that is to be judged. */
export function useCommonPasswords(password: string): CommonPasswords {
  const [common, setCommon] = useState(kept);
  const isWanted = password !== '' && common === null;
  // The chunk comes from outside of React.
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void loadCommonPasswords().then((loaded) => {
      if (!isGone) setCommon(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return common;
}
