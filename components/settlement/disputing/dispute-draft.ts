import type { BodyOf } from '../../../src/contract/call';
import type { StoredFile } from '../../../src/contract/files/files';
import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import {
  CLAIM_LIMIT,
  DISPUTE_TEXT,
  type DisputeReason,
  type disputeBillLines,
} from '../../../src/contract/settlement/disputes';
import { fenOf, formatPrice } from '../../../src/domain/money/money';
import type { Problems } from '../../../src/ui/form/create-form';
import type { DisputingTexts } from './texts';

/** Draft of a dispute. */
export interface DisputeDraft {
  /** In the order of the lines; claims are yuan as typed. */
  lines: readonly { lineNo: number; claim: string }[];
  reason: DisputeReason | null;
  content: string;
  files: readonly StoredFile[];
}

/**
 * Draft that claims whole lines, or the amounts in `claims`. Refunded lines start empty: the missing amount is unknown.
 */
export const newDraft = (
  lines: readonly SettleBillLine[],
  claims: ReadonlyMap<number, number> = new Map(),
): DisputeDraft => ({
  lines: lines.map(({ lineNo, amount }) => {
    const claim = claims.get(lineNo) ?? amount;
    return { lineNo, claim: claim > 0 ? formatPrice(claim).replaceAll(',', '') : '' };
  }),
  reason: null,
  content: '',
  files: [],
});

type Body = BodyOf<typeof disputeBillLines>;

/** Request body of the draft. Its schema refuses a draft without a reason. */
export function bodyOf(draft: DisputeDraft, billNo: string, lines: readonly SettleBillLine[]): Body {
  return {
    billNo,
    lineList: draft.lines.map(({ lineNo, claim }, at) => {
      const fen = fenOf(claim) ?? 0;
      const isWhole = fen === lines[at]?.amount;
      return { lineNo, claimAmount: isWhole ? null : fen };
    }),
    reason: draft.reason as DisputeReason,
    content: draft.content,
    fileNoList: draft.files.map(({ fileNo }) => fileNo),
  };
}

/** Form field for a path of the request body. */
export function fieldOf(path: string): string {
  const [field = '', at] = path.split('.');
  if (field === 'lineList') return at === undefined ? 'lines' : `lines.${at}.claim`;
  return field === 'fileNoList' ? 'files' : field;
}

/** Problems of the draft in texts of the element. */
export function draftProblems(
  draft: DisputeDraft,
  lines: readonly SettleBillLine[],
  t: DisputingTexts,
): Problems {
  const problems: Record<string, string> = {};
  draft.lines.forEach(({ claim }, at) => {
    const fen = fenOf(claim) ?? 0;
    const amount = lines[at]?.amount ?? 0;
    const most = amount > 0 ? amount : CLAIM_LIMIT;
    if (fen < 1) problems[`lines.${at}.claim`] = t.noClaim;
    else if (fen > most) problems[`lines.${at}.claim`] = t.claimTooLarge(formatPrice(most));
  });
  if (draft.reason === null) problems['reason'] = t.noReason;
  if (draft.content.trim() === '') problems['content'] = t.noContent;
  else if (draft.content.trim().length > DISPUTE_TEXT) problems['content'] = t.contentTooLong(DISPUTE_TEXT);
  return problems;
}

/** True when closing the dialog would lose input. */
export const isFilledIn = (draft: DisputeDraft, first: DisputeDraft): boolean =>
  draft.reason !== null ||
  draft.content !== '' ||
  draft.files.length > 0 ||
  draft.lines.some(({ claim }, at) => claim !== first.lines[at]?.claim);

/** Sum of the valid claims, in fen. */
export const claimOf = ({ lines }: DisputeDraft): number =>
  lines.reduce((sum, { claim }) => sum + (fenOf(claim) ?? 0), 0);
