import { createHash, randomBytes } from 'node:crypto';

export interface SiteUser {
  userNO: string;
  name: string;
  enterpriseNum: string;
  enterprise: string;
}

interface SiteSession {
  user: SiteUser;
  /** Hash of the token it was opened with; the token itself is not stored. */
  tokenHash: string;
  verifiedAt: number;
}

interface VerifyAnswer {
  success: boolean;
  result?: {
    userNO: string;
    entAndTmcShortInfoList: { staffName: string; enterpriseNum: string; entShortName: string }[];
  };
}

const VERIFY_PATH = '/CLLOGINBUSSINFOADMINSERVICE/api/userController/verifyUserAuthSignForCloud';
/** Time after which the gateway is queried again, so that an ended session does not live on here. */
const FRESH_MS = 5 * 60_000;
/** Time without a token from a page after which a session ends. */
const SESSION_MS = 30 * 60_000;

/** This site's own sessions, opened with the token of the portal's user. */
export class SignIn {
  readonly #sessions = new Map<string, SiteSession>();
  constructor(
    readonly gateway: string,
    readonly now: () => number = Date.now,
  ) {}

  user(key: string | undefined): SiteUser | undefined {
    const session = this.#sessions.get(key ?? '');
    return session && this.now() - session.verifiedAt < SESSION_MS ? session.user : undefined;
  }

  /**
   * Returns the session's key for a token; `changed` unless the session under `key` was opened with it. Undefined if
   * refused.
   */
  async exchange(
    authSign: string,
    key: string | undefined,
  ): Promise<{ key: string; changed: boolean } | undefined> {
    const tokenHash = createHash('sha256').update(authSign).digest('hex');
    const session = this.#sessions.get(key ?? '');
    const same = session?.tokenHash === tokenHash;
    if (key !== undefined && same && this.now() - session.verifiedAt < FRESH_MS)
      return { key, changed: false };
    const user = await verify(this.gateway, authSign);
    this.#sessions.delete(key ?? '');
    if (!user) return undefined;
    const own = randomBytes(32).toString('base64url');
    this.#sessions.set(own, { user, tokenHash, verifiedAt: this.now() });
    return { key: own, changed: !same };
  }
}

/**
 * Server to server: verifies a token and returns its user. Undefined when the gateway refuses it; throws when it cannot
 * be reached.
 */
async function verify(gateway: string, authSign: string): Promise<SiteUser | undefined> {
  const response = await fetch(gateway + VERIFY_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', requestid: randomBytes(16).toString('hex') },
    body: JSON.stringify({ authSign }),
  });
  const { success, result } = (await response.json()) as VerifyAnswer;
  const [enterprise] = result?.entAndTmcShortInfoList ?? [];
  if (!success || !result || !enterprise) return undefined;
  return {
    userNO: result.userNO,
    name: enterprise.staffName,
    enterpriseNum: enterprise.enterpriseNum,
    enterprise: enterprise.entShortName,
  };
}
