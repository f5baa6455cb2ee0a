import type { ApplyType } from '../../contract/approval/approval';
import { standardTexts, type StandardTexts } from './texts/texts';

/** Form types of approvals (specification 5.2). */
export const FORM_TYPE = { trip: 1, overStandard: 2, preTrip: 3 } as const;
export type FormType = (typeof FORM_TYPE)[keyof typeof FORM_TYPE];

/** Business types of applications, by form type. */
const BUSINESS_TYPES: Readonly<Record<FormType, ApplyType>> = { 1: 1, 2: 2, 3: 9 };

/** What comes after the sale is applied for by the forms there are: a change within the standards as what precedes a trip. */
const FORM_TYPES: Readonly<Record<ApplyType, FormType>> = {
  1: FORM_TYPE.trip,
  2: FORM_TYPE.overStandard,
  9: FORM_TYPE.preTrip,
  17: FORM_TYPE.preTrip,
  18: FORM_TYPE.overStandard,
  19: FORM_TYPE.overStandard,
};

interface Template {
  applicationBusinessType: number;
  formURL: string;
}

/** The form type an application of a business type is made with. */
export function formTypeOf(businessType: ApplyType): FormType {
  return FORM_TYPES[businessType];
}

/** The template that a form is of, among those of an enterprise. */
export function templateOf<T extends Pick<Template, 'applicationBusinessType'>>(
  templates: readonly T[],
  formType: FormType,
): T | undefined {
  const applyType = BUSINESS_TYPES[formType];
  return templates.find(({ applicationBusinessType }) => applicationBusinessType === applyType);
}

/** Where a form is on a site of its own the template says so; any other is below the address of the approval site. */
export const needsApprovalSite = ({ formURL }: Pick<Template, 'formURL'>): boolean =>
  !/^https?:\/\//i.test(formURL.trim());

/**
 * Why an enterprise's staff cannot apply by a form (specification 5.2): it has no template for it, or one that
 * leads nowhere; undefined: they can.
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

/** The same, and where the form is on the approval site, whose address (`site`) is not known. */
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
