import type { ApplyType } from '../../contract/approval/approval';
import { standardTexts, type StandardTexts } from './texts/texts';

/** Form types of approvals (specification 5.2). */
export const FORM_TYPE = { trip: 1, overStandard: 2, preTrip: 3 } as const;
export type FormType = (typeof FORM_TYPE)[keyof typeof FORM_TYPE];

/** Business types of applications, by form type. */
const BUSINESS_TYPES: Readonly<Record<FormType, ApplyType>> = { 1: 1, 2: 2, 3: 9 };

/** Changes and refunds use the existing forms: a change within the standards uses that of pre-trip requests. */
const FORM_TYPES: Readonly<Record<ApplyType, FormType>> = {
  1: FORM_TYPE.trip,
  2: FORM_TYPE.overStandard,
  9: FORM_TYPE.preTrip,
  17: FORM_TYPE.preTrip,
  20: FORM_TYPE.preTrip,
  18: FORM_TYPE.overStandard,
  19: FORM_TYPE.overStandard,
};

interface Template {
  applicationBusinessType: number;
  formURL: string;
}

/** Returns the form type of applications of a business type. */
export function formTypeOf(businessType: ApplyType): FormType {
  return FORM_TYPES[businessType];
}

/** Returns the template of a form among those of an enterprise. */
export function templateOf<T extends Pick<Template, 'applicationBusinessType'>>(
  templates: readonly T[],
  formType: FormType,
): T | undefined {
  const applyType = BUSINESS_TYPES[formType];
  return templates.find(({ applicationBusinessType }) => applicationBusinessType === applyType);
}

/** True for a form below the approval site's address; the template of any other contains its absolute address. */
export const needsApprovalSite = ({ formURL }: Pick<Template, 'formURL'>): boolean =>
  !/^https?:\/\//i.test(formURL.trim());

/**
 * Returns the reason why an enterprise's staff cannot apply by a form (specification 5.2): it has no template for it,
 * or one without a valid address; undefined: they can.
 */
export function templateProblem(
  templates: readonly Template[],
  formType: FormType,
  t: StandardTexts = standardTexts.chinese,
): string | undefined {
  const applyType = BUSINESS_TYPES[formType];
  const template = templateOf(templates, formType);
  if (template === undefined) return t.noTemplate(applyType);
  if (template.formURL.trim() === '') return t.noForm(applyType);
  return undefined;
}

/** The same, including forms on the approval site while its address (`site`) is unknown. */
export function formProblem(
  templates: readonly Template[],
  formType: FormType,
  site: string | undefined,
  t: StandardTexts = standardTexts.chinese,
): string | undefined {
  const problem = templateProblem(templates, formType, t);
  const template = templateOf(templates, formType);
  if (problem !== undefined || template === undefined) return problem;
  return needsApprovalSite(template) && site === undefined ? t.noDomain : undefined;
}
