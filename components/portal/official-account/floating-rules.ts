/** Conditions that hide the floating parts (specification 2.10). */
export interface FloatingRules {
  /** True when the address has `hideFloatElement=true`. */
  isHiddenByAddress: boolean;
  needsLogin: boolean;
  /** `source` of the login user info; 7 hides the button. */
  source: number;
}

export const showsFloating = ({ isHiddenByAddress, needsLogin, source }: FloatingRules): boolean =>
  !isHiddenByAddress && needsLogin && source !== 7;

/** True when the query of the document or of the route has `hideFloatElement=true`. */
export const hidesFloatElement = (search: string, query: Readonly<Record<string, string>>): boolean =>
  query['hideFloatElement'] === 'true' || new URLSearchParams(search).get('hideFloatElement') === 'true';
