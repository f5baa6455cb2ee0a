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

/** What is said against lines, as it is filled in. */
export interface DisputeDraft {
  /** In the order of the lines; yuan as typed. */
  lines: readonly { lineNo: number; claim: string }[];
  reason: DisputeReason | null;
  content: string;
  files: readonly StoredFile[];
}

/** The whole line is disputed unless something else is said; of what went back it is not known how much is missing. */
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

/** The body that is sent. A reason that is not chosen yet is refused by its schema. */
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

/** The field of a path of the body. */
export function fieldOf(path: string): string {
  const [field = '', at] = path.split('.');
  if (field === 'lineList') return at === undefined ? 'lines' : `lines.${at}.claim`;
  return field === 'fileNoList' ? 'files' : field;
}

/** What is wrong, in the words of the element. */
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

/** Something was filled in that would be lost. */
export const isFilledIn = (draft: DisputeDraft, first: DisputeDraft): boolean =>
  draft.reason !== null ||
  draft.content !== '' ||
  draft.files.length > 0 ||
  draft.lines.some(({ claim }, at) => claim !== first.lines[at]?.claim);

/** Fen that are disputed in all, as far as they are amounts. */
export const claimOf = ({ lines }: DisputeDraft): number =>
  lines.reduce((sum, { claim }) => sum + (fenOf(claim) ?? 0), 0);
