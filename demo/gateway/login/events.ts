import type { SessionBounds } from './queries';

export interface SignedOutEverywhere {
  userNo: string;
  /** Only in these enterprises, when it was requested in a session bound to them. */
  bounds: SessionBounds;
}

/** The agency has opened the portal of an enterprise to look at it. */
export interface PortalLookedAt {
  enterpriseNum: string;
  operatorNo: string;
  operatorName: string;
  tmcNumber: string;
  /** Client address of the look; the link may have been made at another one. */
  address: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /**
     * A user ends all their sessions. Other areas must void everything that can still become a session or acts for
     * them.
     */
    'user.signedOutEverywhere': SignedOutEverywhere;
    'portal.lookedAt': PortalLookedAt;
  }
}
