/**
 * A Star printer with CloudPRNT, as the shop sees it: it polls, fetches, prints and reports. Each turn takes a fault.
 */
export type StarFault =
  /** Out of paper, or open: it polls but fetches nothing. */
  | 'no_paper'
  | 'cover_open'
  /** It fetches the same slip twice before printing it. */
  | 'double_get'
  /** It prints, and its final request is lost. */
  | 'lost_delete'
  /** The picture arrives incomplete, which it reports. */
  | 'broken_download'
  /** Switched off after it fetched a slip: before it printed, or after. */
  | 'power_cut_before'
  | 'power_cut_after';

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

type StarJob = { readonly jobReady: boolean; readonly jobToken?: string; readonly mediaTypes?: readonly string[] };

export type FakeStar = {
  /** Every printed picture, in order. */
  readonly paper: readonly Buffer[];
  /** The job tokens of the printed pictures, in the same order. */
  readonly tokens: readonly string[];
  /** One poll with its consequences: returns whether a slip was ready. */
  readonly turn: (fault?: StarFault) => Promise<boolean>;
  /** A poll without consequences. */
  readonly poll: (status?: { readonly statusCode: string; readonly printingInProgress?: boolean }) => Promise<StarJob>;
};

const READY = { statusCode: '200%20OK' };
const STATUS_OF: Partial<Record<StarFault, { readonly statusCode: string }>> = {
  no_paper: { statusCode: '410%20Out%20of%20paper' },
  cover_open: { statusCode: '420%20Cover%20open' },
};

export function fakeStar(ask: Ask, path: string, headers: Readonly<Record<string, string>> = {}): FakeStar {
  const paper: Buffer[] = [];
  const tokens: string[] = [];
  const poll: FakeStar['poll'] = async (status = READY) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ status: '23 6 0 0 0 0 0 0 0 ', printerMAC: '00:11:62:00:00:01', ...status }),
    });
    if (!answer.ok) throw new Error(`The poll was answered ${answer.status}`);
    return answer.json();
  };
  const fetchJob = async (token: string) => {
    const answer = await ask(`${path}?type=image%2Fpng&mac=00%3A11%3A62%3A00%3A00%3A01&token=${token}`, { headers });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  };
  const tell = (token: string, code: string) =>
    ask(`${path}?code=${encodeURIComponent(code)}&token=${token}`, { method: 'DELETE', headers });

  return {
    paper,
    tokens,
    poll,
    async turn(fault) {
      const { jobReady, jobToken } = await poll(fault === undefined ? READY : (STATUS_OF[fault] ?? READY));
      if (!jobReady || jobToken === undefined) return false;
      const picture = await fetchJob(jobToken);
      if (picture === null) return true;
      if (fault === 'double_get' && !(await fetchJob(jobToken))?.equals(picture)) {
        throw new Error('Fetched twice, the slip was another one');
      }
      if (fault === 'broken_download') {
        await tell(jobToken, '520 Download timeout');
        return true;
      }
      if (fault === 'power_cut_before') return true;
      paper.push(picture);
      tokens.push(jobToken);
      if (fault !== 'lost_delete' && fault !== 'power_cut_after') await tell(jobToken, '200 OK');
      return true;
    },
  };
}
