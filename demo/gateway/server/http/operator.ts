import type { AgencyRight, AgencyRole } from '../../../../src/contract/agency/rights';
import type { Call, ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { Fault } from './fault';
import { parseBody, type Implementation, type OpenContext } from './implement';

/** An operator. They see the enterprises of their own agency only. */
export interface Operator {
  operatorNo: string;
  operatorName: string;
  loginName: string;
  roles: readonly AgencyRole[];
  rights: ReadonlySet<AgencyRight>;
  tmcNumber: string;
}

/** The operator of a request with their session. */
export interface SignedInOperator extends Operator {
  /** Hash of the token of the session. */
  tokenHash: string;
  /** Last fresh code of the app in this session; null: none since its sign-in. */
  provedAt: Date | null;
  /** Moment of the request. */
  requestedAt: Date;
}

/** Entry of the agency's log about the change of a call. */
export interface OperatorRecord {
  /** The enterprise that the change is about, if any. */
  enterpriseNum?: string;
  /** Number of the changed item. */
  subject: string;
  /** Chinese sentence without secrets. */
  summary: string;
}

export interface OperatorContext extends OpenContext {
  operator: SignedInOperator;
  /** Writes the entry of the log. A call that changes data must make one, and is undone otherwise. */
  record(entry: OperatorRecord): Promise<void>;
  /** Says that the call changes nothing this time, such as a dry run, so that the log gets no entry. */
  changesNothing(): void;
}

/** Context of a call before its transaction. */
export type OperatorBeforehand = Omit<OperatorContext, 'record' | 'changesNothing'>;

/** Accounts of operators, as far as calls need them. */
export interface OperatorAccounts {
  /**
   * Returns the owner of this token; undefined when it has expired. With `touch: false` the session is not kept alive.
   */
  authenticate(
    db: Database,
    operatorSign: string,
    now: Date,
    options?: { touch?: boolean },
  ): Promise<SignedInOperator | undefined>;
  log(
    tx: Database,
    entry: OperatorRecord & { operator: Operator; call: string; address: string; now: Date },
  ): Promise<void>;
}

/** Implementation of any call of the gateway. */
export type AnyImplementation = Implementation | OperatorImplementation;

export interface OperatorImplementation {
  access: 'operator';
  call: Call;
  /** Runs before the handler of a change, outside its transaction. */
  beforehand: ((context: OperatorBeforehand, body: unknown) => Promise<void>) | undefined;
  /** The supplier is asked within the call's transaction, so that the call waits for its turn. */
  asksSupplier: boolean;
  handle(context: OperatorContext, body: unknown): Promise<unknown>;
}

/** Implements a call that needs an operator of the agency. */
export function implementOperator<C extends Call>(
  call: C,
  handle: (context: OperatorContext, body: ParsedBodyOf<C>) => Promise<ResultOf<C>>,
  {
    beforehand,
    asksSupplier = false,
  }: {
    beforehand?: (context: OperatorBeforehand, body: ParsedBodyOf<C>) => Promise<void>;
    asksSupplier?: boolean;
  } = {},
): OperatorImplementation {
  if (call.needs !== 'operator') throw new Error(`${call.path} needs no operator`);
  if (call.mutates && call.right === undefined)
    throw new Error(`${call.path} changes data: name the right that it needs`);
  return {
    access: 'operator',
    call,
    beforehand: beforehand && ((context, body) => beforehand(context, parseBody(call, body))),
    asksSupplier,
    handle: (context, body) => handle(context, parseBody(call, body)),
  };
}

/** Throws forbidden. */
export function assertOperatorRight({ rights }: Operator, { right }: Pick<Call, 'right'>): void {
  if (right !== undefined && !rights.has(right)) throw new Fault('forbidden');
}

/** Name of a call in the log: the last part of its path. */
export const nameOfCall = ({ path }: Pick<Call, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);

/** Runs a handler that changes nothing. */
export const handleReading = (
  { call, handle }: OperatorImplementation,
  context: OperatorBeforehand,
  body: unknown,
): Promise<unknown> =>
  handle(
    {
      ...context,
      record: () =>
        Promise.reject(new Error(`${call.path} is declared to change nothing: it has no entry in the log`)),
      changesNothing: () => undefined,
    },
    body,
  );

/**
 * Runs a handler that changes data. Throws an Error, which undoes the change, when it made no entry in the log and did
 * not say that it changes nothing.
 */
export async function handleRecorded(
  { log }: Pick<OperatorAccounts, 'log'>,
  { call, handle }: OperatorImplementation,
  context: OperatorBeforehand,
  body: unknown,
): Promise<unknown> {
  let isRecorded = false;
  const { db, operator, ip: address, now } = context;
  const result = await handle(
    {
      ...context,
      async record(entry) {
        isRecorded = true;
        await log(db, { ...entry, operator, call: nameOfCall(call), address, now });
      },
      changesNothing: () => void (isRecorded = true),
    },
    body,
  );
  if (!isRecorded) throw new Error(`${call.path} has made no entry in the log of the agency`);
  return result;
}
