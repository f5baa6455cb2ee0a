import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { Popover } from '../../../src/ui/overlay/Popover';
import { useSheet } from '../../../src/ui/tokens/root';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Compliance } from '../results/offers';
import css from './standards.css?inline';
import { POLICY_TEXTS, strictestOf } from './texts';
import { ViolationTable } from './ViolationTable';

interface Props {
  compliance: Compliance;
  /** What is marked, for whoever does not see where the mark stands. */
  of: string;
}

/** Within or over the standard; opens to the rules behind it. */
export function StandardMark({ compliance: { violations, standards }, of }: Props) {
  useSheet(css);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const policy = strictestOf(violations);
  const names = standards.map(({ standardName }) => `《${standardName}》`).join('、');
  const word = policy === undefined ? '合规' : policy === 2 ? '超标不可订' : '超标';
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="fb-mark"
        aria-label={`${word}，查看${of}的差标说明`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Tag
          tone={policy === undefined ? 'within' : policy === 2 ? 'blocked' : 'over'}
          icon={policy === undefined ? <ShieldCheck /> : <TriangleAlert />}
        >
          {word}
        </Tag>
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label="差标说明"
          className="fb-mark-panel"
          onClose={() => setOpen(false)}
        >
          <p className="fb-mark-title">{policy === undefined ? `符合${names}` : `超出${names}`}</p>
          {policy !== undefined && (
            <>
              <ViolationTable label="超标明细" violations={violations} />
              <p className="fb-mark-policy">{POLICY_TEXTS[policy]}</p>
            </>
          )}
        </Popover>
      )}
    </>
  );
}
