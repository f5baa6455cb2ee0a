import { useStore } from 'zustand';
import { queryTemplateTypes } from '../../../src/contract/approval/approval';
import type { FormFields, TripTolerance } from '../../../src/contract/approval/trip';
import { queryObjectTree } from '../../../src/contract/permission/permission';
import {
  formTypeOf,
  needsApprovalSite,
  templateOf,
  templateProblem,
} from '../../../src/domain/standard/approval-template';
import { standardTexts } from '../../../src/domain/standard/texts/texts';
import { approvalSiteIn, SITES } from '../../../src/element/approval-site/approval-site';
import { useCall } from '../../../src/element/data/use-call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { PLAIN_FORM, type Kind } from './draft';
import type { Requesting } from './requesting';

/** What the enterprise's form for a kind of request asks for, and why nobody can apply by it, if nobody can. */
export function useTemplate(
  { store }: Pick<Requesting, 'store'>,
  kind: Kind,
): { fields: FormFields; tolerance: TripTolerance | null; missing: string | undefined } {
  const standards = useTexts(standardTexts);
  const self = useStore(store, (state) => state.self);
  const { data: templates } = useCall(queryTemplateTypes, self?.companyNO);
  const formType = formTypeOf(kind);
  const template = templates && templateOf(templates, formType);
  const sites = useCall(queryObjectTree, template && needsApprovalSite(template) ? SITES : undefined);
  const isMissing = sites.data && !approvalSiteIn(sites.data.queryObjectTreeResps);
  const siteMissing = isMissing ? standards.noDomain : undefined;
  return {
    fields: template?.formFields ?? PLAIN_FORM,
    tolerance: template?.tolerance ?? null,
    missing: templates && (templateProblem(templates, formType, standards) ?? siteMissing),
  };
}
