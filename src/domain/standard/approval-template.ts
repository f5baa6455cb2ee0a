import type { ApplyType } from '../../contract/approval/approval';
import { applyTypeName } from './apply-type';

/** Form types of approvals (specification 5.2). */
export const FORM_TYPE = { trip: 1, overStandard: 2, preTrip: 3 } as const;
export type FormType = (typeof FORM_TYPE)[keyof typeof FORM_TYPE];

/** Business types of applications, by form type. */
const BUSINESS_TYPES: Readonly<Record<FormType, ApplyType>> = { 1: 1, 2: 2, 3: 9 };

interface Template {
  applicationBusinessType: number;
  formURL: string;
}

/** The form type an application of a business type is made with. */
export function formTypeOf(businessType: ApplyType): FormType {
  return businessType === 9 ? FORM_TYPE.preTrip : businessType;
}

/**
 * Why an enterprise's staff cannot apply by a form (specification 5.2): it has no template for it, or one that
 * leads nowhere; undefined: they can.
 */
export function templateProblem(templates: readonly Template[], formType: FormType): string | undefined {
  const applyType = BUSINESS_TYPES[formType];
  const template = templates.find(({ applicationBusinessType }) => applicationBusinessType === applyType);
  const name = applyTypeName(applyType);
  if (template === undefined) return `企业未配置${name}审批模板详情，请联系管理员配置！`;
  if (template.formURL.trim() === '') return `企业未配置${name}审批跳转地址，请联系管理员配置！`;
  return undefined;
}

/** Said where the templates cannot be had (specification 5.2). */
export const TEMPLATES_FAILED = '获取审批模板失败，请稍后重试';
