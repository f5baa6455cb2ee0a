import type {
  OverReasonChoice,
  StandardEvaluation,
  StandardViolation,
} from '../../../src/contract/travel-standard/shapes';
import type { Database } from '../db/database';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { findReasons } from './queries';

/**
 * The given reasons that belong to a violation. Throws fieldsInvalid for an unknown reason, or one that lacks its
 * required explanation; with `isRequired` overStandardReasonMissing, carrying the evaluation, unless every violation
 * has one.
 */
export async function checkReasons(
  db: Database,
  enterpriseNum: string,
  evaluation: StandardEvaluation,
  given: readonly OverReasonChoice[],
  isRequired: boolean,
): Promise<OverReasonChoice[]> {
  const violations = evaluation.segments.flatMap((segment) => segment.violations);
  const isMissing = violations.some((violation) => !given.some((reason) => isReasonFor(reason, violation)));
  if (isRequired && isMissing) throw new Fault('overStandardReasonMissing', undefined, { evaluation });

  const known = given.length === 0 ? [] : await findReasons(db, enterpriseNum);
  const fields: Record<string, string> = {};
  for (const [i, { rule, reasonCode, reasonText }] of given.entries()) {
    const reason = known.find((other) => other.reasonCode === reasonCode && other.rule === rule);
    if (reason === undefined) fields[`overReasons.${i}.reasonCode`] = '超标原因不存在，请重新选择';
    else if (reason.needsText && reasonText === '') fields[`overReasons.${i}.reasonText`] = '请填写超标说明';
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  return violations.flatMap((violation) => given.find((reason) => isReasonFor(reason, violation)) ?? []);
}

function isReasonFor(reason: OverReasonChoice, violation: StandardViolation): boolean {
  return reason.segmentNo === violation.segmentNo && reason.rule === violation.rule;
}
