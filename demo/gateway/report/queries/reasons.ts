/** Reason keys of travel facts `f`. Free text beside a reason is removed, so that equal reasons form one group. */
const OVER = `case when f.is_within then 'within' when f.over_reason = '' then 'unsaid'
  else 'over:' || regexp_replace(f.over_reason, '：[^；]*', '', 'g') end`;
const LOSS = `case when f.loss_reason = '' then 'unsaid' when f.is_voluntary then 'voluntary:' || f.loss_reason
  else 'involuntary:' || f.loss_reason end`;

/** A used ticket with changes has a second reason, that of its changes, beside that of its booking. */
const HAS_BOTH = `f.kind = 'used' and f.changes > 0`;

/**
 * Join with the one or two reasons of a fact: the key, and whether it belongs to the changes of a used ticket alone.
 */
export const REASONS_OF_FACT = `cross join lateral (
  select case when f.kind in ('changed', 'refunded') then ${LOSS} else ${OVER} end as key, false as is_of_changes
  union all
  select ${LOSS}, true where ${HAS_BOTH}) reason`;

const OF_CHANGES = ['changes', 'change_fee'];

/** Contribution of a fact to a sum under one of its reasons; the contributions of its reasons sum to the fact's own. */
export const shareOf = (sum: string): string =>
  OF_CHANGES.includes(sum)
    ? `case when reason.is_of_changes or f.kind <> 'used' then f.${sum} else 0 end`
    : `case when reason.is_of_changes then 0 else f.${sum} end`;
