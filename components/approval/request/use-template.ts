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
} from '../../../src/domain/standard/approval-template';
import { standardTexts } from '../../../src/domain/standard/texts/texts';
import { useCall } from '../../../src/element/data/use-call';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalSiteIn } from './approval-site';
import { PLAIN_FORM, type Kind } from './draft/draft';
import type { Requesting } from './requesting';

/** What the enterprise's form for a kind of request asks for, and why nobody can apply by it, if nobody can. */
export function useTemplate(
  { store }: Pick<Requesting, 'store'>,
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
    // before the addresses are read nothing is said of them
    missing:
      templates &&
      (sites
        ? formProblem(templates, formType, approvalSiteIn(sites.queryObjectTreeResps), standards)
        : templateProblem(templates, formType, standards)),
  };
}
