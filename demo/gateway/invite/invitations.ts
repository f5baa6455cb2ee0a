import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { newNumber } from '../server/new-number';
import { hashToken } from '../server/http/token';
import { endsOf } from './end';
import { findInvitation, type Invitation } from './queries';

/** How tokens of invitations begin, so that none is taken for another kind. */
const BEGIN = 'in_';
const TOKEN = /^in_[A-Za-z0-9_-]{43}$/;

export const newInviteSign = (): string => BEGIN + randomBytes(32).toString('base64url');

const FAULT_OF = {
  withdrawn: 'invitationWithdrawn',
  expired: 'invitationExpired',
  usedUp: 'invitationUsedUp',
  // rights of its maker are nothing for strangers to know
  notAllowed: 'invitationWithdrawn',
} as const;

/** Throws the fault of an invitation that is over. */
export async function refuseEnded(db: Database, invitation: Invitation, now: Date): Promise<void> {
  const end = await endsOf(db, now)(invitation);
  if (end !== undefined) throw new Fault(FAULT_OF[end]);
}

/** The good invitation of a token. Throws invitationUnknown, invitationWithdrawn, invitationExpired or invitationUsedUp. */
export async function invitationOf(db: Database, inviteSign: string, now: Date) {
  const found = TOKEN.test(inviteSign) ? await findInvitation(db, hashToken(inviteSign)) : undefined;
  if (found === undefined) throw new Fault('invitationUnknown');
  await refuseEnded(db, found, now);
  return found;
}

/** Throws invitationOfOther for a phone that the invitation is not for. */
export function refuseOthers({ for_phone }: Pick<Invitation, 'for_phone'>, phone: string): void {
  if (for_phone !== null && for_phone !== phone) throw new Fault('invitationOfOther');
}

/** Where an invitation puts people, and for how many and how long it is good. */
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

/** Makes an invitation and gives its number; of the token only the hash is kept. */
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

/** Withdraws an invitation that is not withdrawn yet; false: there is none such. */
export async function withdrawInvitation(db: Database, invitationNo: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ withdrawn_at: now })
    .where('invitation_no', '=', invitationNo)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
