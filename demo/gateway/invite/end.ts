import { OBJECT } from '../../../src/contract/permission/objects';
import { invitationEnd, type InvitationEnd } from '../../../src/domain/invite/invitation-state';
import { canMaintainDepartment } from '../address-book/scope';
import type { Database } from '../db/database';
import { findHolder } from '../permission/holder';
import type { Caller } from '../server/http/caller';
import type { Invitation } from './queries';

/** `notAllowed`: it is valid, but its maker may no longer add staff to that department. */
type End = InvitationEnd | 'notAllowed';

/**
 * Creates a function that returns why an invitation admits no one at a moment, or undefined for valid ones; each
 * maker's rights are read once.
 */
export function endsOf(db: Database, now: Date): (invitation: Invitation) => Promise<End | undefined> {
  const makers = new Map<string, Promise<Caller | undefined>>();
  const makerOf = (staffNo: string): Promise<Caller | undefined> => {
    const maker = makers.get(staffNo) ?? findHolder(db, { staffNo, objectNo: OBJECT.editStaff, now });
    makers.set(staffNo, maker);
    return maker;
  };
  return async (one) => {
    const terms = {
      expiresAt: one.expires_at,
      withdrawnAt: one.withdrawn_at,
      uses: one.uses,
      maxUses: one.max_uses,
    };
    const end = invitationEnd(terms, now);
    // an invitation for an added phone leads to that record, even after its maker has left
    if (end !== undefined || one.for_phone !== null) return end;
    const maker = await makerOf(one.invited_by);
    return maker !== undefined && canMaintainDepartment(maker, one.dept_no) ? undefined : 'notAllowed';
  };
}
