import type { SessionBounds } from './queries';

export interface SignedOutEverywhere {
  userNo: string;
  /** Only in these enterprises, when it was requested in a session bound to them. */
  bounds: SessionBounds;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /**
     * A user ends all their sessions. Other areas must void everything that can still become a session or acts for
     * them.
     */
    'user.signedOutEverywhere': SignedOutEverywhere;
  }
}
