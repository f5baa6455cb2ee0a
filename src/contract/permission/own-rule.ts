/**
 * Code of the fault for a rule that applies to the caller where no other administrator can change it. A proof of
 * identity lifts it.
 */
export const OWN_RULE_PROOF = '48108';
