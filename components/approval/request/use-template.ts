import { useStore } from 'zustand';
import { queryTemplateTypes } from '../../../src/contract/approval/templates';
import type { FormFields, TripTolerance } from '../../../src/contract/approval/trip';
import { SITES_QUERY } from '../../../src/contract/permission/objects';
import { queryObjectTree } from '../../../src/contract/permission/permission';
import {
  formProblem,
  formTypeOf,
  templateOf,
  templateProblem,
} from '../../../src/domain/travel-standard/approval-template';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { useCall } from '../../../src/element/data/use-call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalSiteIn } from './approval-site';
import { PLAIN_FORM, type Kind } from './draft/draft';
import type { RequestStore } from './request-store';

/**
 * Fields of the enterprise's form for this type of request, and the reason when requests of this type are not possible.
 */
export function useTemplate(
  { store }: Pick<RequestStore, 'store'>,
  kind: Kind,
): { fields: FormFields; tolerance: TripTolerance | null; missing: string | undefined } {
  const standards = useTexts(standardTexts);
  const self = useStore(store, (state) => state.self);
  const { data: templates } = useCall(queryTemplateTypes, self?.companyNO);
  const { data: sites } = useCall(queryObjectTree, SITES_QUERY, { quiet: true });
  const formType = formTypeOf(kind);
  const template = templates && templateOf(templates, formType);
  return {
    fields: template?.formFields ?? PLAIN_FORM,
    tolerance: template?.tolerance ?? null,
    // until the sites are read, their problems are not reported
    missing:
      templates &&
      (sites
        ? formProblem(templates, formType, approvalSiteIn(sites.queryObjectTreeResps), standards)
        : templateProblem(templates, formType, standards)),
  };
}
