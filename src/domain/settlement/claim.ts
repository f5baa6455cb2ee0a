import type { LineKind } from '../../contract/settlement/bills';

/** What nothing can be said against: it was disputed before, or comes of other lines. */
const UNDISPUTABLE: readonly LineKind[] = ['dispute', 'correction', 'balance'];

export const isDisputable = (kind: LineKind): boolean => !UNDISPUTABLE.includes(kind);

export type Claim = { fen: number } | { wrong: 'missing' | 'tooMuch' };

/**
 * What is claimed of a line: all of it where nothing is said (null), and never more than it comes to. Of a line that went back more
 * can be claimed than it is, up to a limit (fen), and it must be said how much.
 */
export function claimOf(lineAmount: number, claimed: number | null, limit: number): Claim {
  if (lineAmount > 0) {
    const fen = claimed ?? lineAmount;
    return fen > lineAmount ? { wrong: 'tooMuch' } : { fen };
  }
  if (claimed === null) return { wrong: 'missing' };
  return claimed > limit ? { wrong: 'tooMuch' } : { fen: claimed };
}

/** What a dispute comes to when each of its lines is decided: fen claimed, and accepted up to that. */
export function decisionOf(
  lines: readonly { claimAmount: number; acceptedAmount: number }[],
): 'accepted' | 'partlyAccepted' | 'refused' {
  if (lines.some(({ claimAmount, acceptedAmount }) => acceptedAmount < 0 || acceptedAmount > claimAmount)) {
    throw new RangeError('More is accepted than was claimed');
  }
  if (lines.every(({ acceptedAmount }) => acceptedAmount === 0)) return 'refused';
  return lines.every(({ claimAmount, acceptedAmount }) => acceptedAmount === claimAmount)
    ? 'accepted'
    : 'partlyAccepted';
}
