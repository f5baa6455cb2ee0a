import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { biPage } from './bi-page';
import { CONTRACT_KINDS, statusOf, type Contract, type Contracts } from './contracts';

interface BiConfig {
  /** Origin of the gateway, where codes are redeemed. */
  gateway: string;
  portalOrigins: readonly string[];
  contracts: Contracts;
  today: () => string;
}

/** The person admitted by a code. */
interface AdmittedUser {
  staffNO: string;
  staffName: string;
  enterpriseNum: string;
  entShortName: string;
}

interface RedeemAnswer {
  success: boolean;
  result?: AdmittedUser;
}

/** Figures of the BI page; amounts in fen. */
export interface Figures {
  inEffect: number;
  count: number;
  amount: number;
  kinds: { kind: string; count: number; amount: number }[];
}

const REDEEM_PATH = '/CLLOGINBUSSINFOADMINSERVICE/api/userController/redeemBiPreAuthorisationCodeForCloud';

/**
 * The BI page. It has no sessions: every load requests a code from the portal, which is valid once, and shows the data
 * of the response. Data of a user who has signed out therefore never appear.
 */
export function biRoutes(app: FastifyInstance, { gateway, portalOrigins, contracts, today }: BiConfig): void {
  app.get('/bi', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(biPage(portalOrigins)),
  );
  app.post<{ Body: { code?: unknown } }>('/bi/entry', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { code } = request.body;
    const admitted = typeof code === 'string' ? await redeem(gateway, code) : undefined;
    if (!admitted) return reply.code(401).send({ message: '预授权码错误或已失效' });
    const { enterpriseNum, entShortName, staffNO, staffName } = admitted;
    const day = today();
    const figures = figuresOf(contracts.list(enterpriseNum), day);
    return { staffNO, staffName, enterprise: entShortName, today: day, figures };
  });
}

/**
 * Server to server: redeems a code for the admitted person. Undefined when the gateway refuses it; throws when it
 * cannot be reached.
 */
async function redeem(gateway: string, code: string): Promise<AdmittedUser | undefined> {
  const response = await fetch(gateway + REDEEM_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', requestid: randomBytes(16).toString('hex') },
    body: JSON.stringify({ code }),
  });
  const { success, result } = (await response.json()) as RedeemAnswer;
  return success ? result : undefined;
}

/** The contracts of an enterprise, summed up by kind; kinds without any are left out. */
export function figuresOf(contracts: readonly Contract[], today: string): Figures {
  const sum = (some: readonly Contract[]) => some.reduce((total, { amount }) => total + amount, 0);
  const kinds = CONTRACT_KINDS.map((kind) => {
    const ofKind = contracts.filter((contract) => contract.kind === kind);
    return { kind, count: ofKind.length, amount: sum(ofKind) };
  });
  return {
    inEffect: contracts.filter((contract) => statusOf(contract, today) === '生效中').length,
    count: contracts.length,
    amount: sum(contracts),
    kinds: kinds.filter(({ count }) => count > 0),
  };
}
