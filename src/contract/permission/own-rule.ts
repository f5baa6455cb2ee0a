/** Code of the refusal that a proof of who the user is lifts: a rule over themselves, and nobody else to change it. */
export const OWN_RULE_PROOF = '48108';
