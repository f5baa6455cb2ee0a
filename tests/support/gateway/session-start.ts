import type { SessionStart } from '../../../demo/gateway/login/session';
import type { TestGateway } from './harness';

/** Opening of a session that a test creates directly. */
export const sessionStart = ({ clock }: Pick<TestGateway, 'clock'>): SessionStart => ({
  way: 'partner',
  now: clock.now,
  ip: '127.0.0.1',
  device: { agent: '', number: undefined, keep: () => 'A'.repeat(43) },
});
