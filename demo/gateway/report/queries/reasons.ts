/** Rows are travel facts `f`. Texts that somebody wrote beside a reason do not tell it from the same reason of others. */
const OVER = `case when f.is_within then 'within' when f.over_reason = '' then 'unsaid'
  else 'over:' || regexp_replace(f.over_reason, '：[^；]*', '', 'g') end`;
const LOSS = `case when f.loss_reason = '' then 'unsaid' when f.is_voluntary then 'voluntary:' || f.loss_reason
  else 'involuntary:' || f.loss_reason end`;

/** Of a used ticket what its changes took has a reason of its own beside that of its booking. */
const HAS_BOTH = `f.kind = 'used' and f.changes > 0`;

/** Reasons of facts, one or two each, as a join: its key, and whether it is of the changes of a used ticket alone. */
export const REASONS_OF_FACT = `cross join lateral (
  select case when f.kind in ('changed', 'refunded') then ${LOSS} else ${OVER} end as key, false as is_of_changes
  union all
  select ${LOSS}, true where ${HAS_BOTH}) reason`;

const OF_CHANGES = ['changes', 'change_fee'];

/** What a fact adds to a sum of one of its reasons: all reasons together add what the fact does. */
export const shareOf = (sum: string): string =>
  OF_CHANGES.includes(sum)
    ? `case when reason.is_of_changes or f.kind <> 'used' then f.${sum} else 0 end`
    : `case when reason.is_of_changes then 0 else f.${sum} end`;
