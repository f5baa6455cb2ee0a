import { useStore } from 'zustand';
import { queryTemplateTypes } from '../../../src/contract/approval/approval';
import type { FormFields } from '../../../src/contract/approval/trip';
import { formTypeOf, templateOf, templateProblem } from '../../../src/domain/standard/approval-template';
import { standardTexts } from '../../../src/domain/standard/texts/texts';
import { useCall } from '../../../src/element/data/use-call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PLAIN_FORM, type Kind } from './draft';
import type { Requesting } from './requesting';

/** What the enterprise's form for a kind of request asks for, and why nobody can apply by it, if nobody can. */
export function useTemplate(
  { store }: Pick<Requesting, 'store'>,
  kind: Kind,
): { fields: FormFields; missing: string | undefined } {
  const standards = useTexts(standardTexts);
  const self = useStore(store, (state) => state.self);
  const { data: templates } = useCall(queryTemplateTypes, self?.companyNO);
  const formType = formTypeOf(kind);
  return {
    fields: (templates && templateOf(templates, formType)?.formFields) ?? PLAIN_FORM,
    missing: templates && templateProblem(templates, formType, standards),
  };
}
