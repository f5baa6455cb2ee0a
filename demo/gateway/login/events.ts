import type { SessionBounds } from './queries';

export interface SignedOutEverywhere {
  userNo: string;
  /** Only in these enterprises, where it was asked for in a session bound to them. */
  bounds: SessionBounds;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** A user ends all their sessions: what may still become one, or speaks for them, is void too. */
    'user.signedOutEverywhere': SignedOutEverywhere;
  }
}
