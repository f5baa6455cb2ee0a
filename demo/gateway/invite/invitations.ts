import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { isEnterpriseStopped } from '../login/queries';
import { Fault } from '../server/http/fault';
import { newNumber } from '../server/new-number';
import { hashToken } from '../server/http/token';
import { endsOf } from './end';
import { findInvitation, type Invitation } from './queries';

/** Prefix of invitation tokens, which tells them from other kinds. */
const BEGIN = 'in_';
const TOKEN = /^in_[A-Za-z0-9_-]{43}$/;

export const newInviteSign = (): string => BEGIN + randomBytes(32).toString('base64url');

const FAULT_OF = {
  withdrawn: 'invitationWithdrawn',
  expired: 'invitationExpired',
  usedUp: 'invitationUsedUp',
  // strangers must not learn about the rights of its maker
  notAllowed: 'invitationWithdrawn',
} as const;

/** Throws the fault of an invitation that is over, or enterpriseStopped. */
export async function refuseEnded(db: Database, invitation: Invitation, now: Date): Promise<void> {
  if (await isEnterpriseStopped(db, invitation.enterprise_num)) throw new Fault('enterpriseStopped');
  const end = await endsOf(db, now)(invitation);
  if (end !== undefined) throw new Fault(FAULT_OF[end]);
}

/**
 * The valid invitation of a token. Throws invitationUnknown, invitationWithdrawn, invitationExpired or
 * invitationUsedUp.
 */
export async function invitationOf(db: Database, inviteSign: string, now: Date) {
  const found = TOKEN.test(inviteSign) ? await findInvitation(db, hashToken(inviteSign)) : undefined;
  if (found === undefined) throw new Fault('invitationUnknown');
  await refuseEnded(db, found, now);
  return found;
}

/** Throws invitationOfOther for a phone that the invitation is not for. */
export function refuseOtherPhone({ for_phone }: Pick<Invitation, 'for_phone'>, phone: string): void {
  if (for_phone !== null && for_phone !== phone) throw new Fault('invitationOfOther');
}

/** Destination of an invitation, with its number of places and its validity. */
export interface NewInvitation {
  enterpriseNum: string;
  deptNo: string;
  positionNo: string;
  roleNo: string;
  /** Staff number. */
  invitedBy: string;
  maxUses: number;
  expiresAt: Date;
  needsConsent?: boolean;
  forPhone?: string;
}

/** Inserts an invitation and returns its number; only the hash of the token is stored. */
export async function insertInvitation(
  db: Database,
  made: NewInvitation,
  { inviteSign, now }: { inviteSign: string; now: Date },
): Promise<string> {
  const invitation_no = newNumber('YQ', now);
  await db
    .insertInto('invitation')
    .values({
      invitation_no,
      token_hash: hashToken(inviteSign),
      enterprise_num: made.enterpriseNum,
      dept_no: made.deptNo,
      position_no: made.positionNo,
      role_no: made.roleNo,
      invited_by: made.invitedBy,
      max_uses: made.maxUses,
      created_at: now,
      expires_at: made.expiresAt,
      needs_consent: made.needsConsent ?? false,
      for_phone: made.forPhone ?? null,
    })
    .execute();
  return invitation_no;
}

/** Withdraws an invitation; false when there is none or it is withdrawn already. */
export async function withdrawInvitation(db: Database, invitationNo: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ withdrawn_at: now })
    .where('invitation_no', '=', invitationNo)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
