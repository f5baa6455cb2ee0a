import * as v from 'valibot';
import { call } from '../call';
import { CostKind } from './cost-objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

/** Choices on a page, and numbers that are named at once. */
export const CHOICE_PAGE = 50;
export const NAMES_AT_ONCE = 100;

/** One to choose: its number, and name and code as the enterprise calls it. */
export const CostChoiceRow = v.object({ no: v.string(), name: v.string(), code: v.string() });
export type CostChoiceRow = v.InferOutput<typeof CostChoiceRow>;

/**
 * What the caller may choose of a kind, page by page, by code. `orders`: what their orders can be charged to today, those of
 * colleagues with theirs where they may book for them. `past`: all of the enterprise, closed or not, as old orders were charged to
 * them. Found by code, name, and sound or initials of the name.
 */
export const queryCostChoices = call({
  gateway: 'service',
  path: `${BASE}queryCostChoices`,
  body: v.object({
    costKind: CostKind,
    forWhat: v.picklist(['orders', 'past']),
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CHOICE_PAGE)),
      CHOICE_PAGE,
    ),
  }),
  result: v.object({ total: v.pipe(v.number(), v.integer()), choiceList: v.array(CostChoiceRow) }),
  needs: 'token',
  reads: ['cost', 'permission'],
  origin: 'suite',
});

/** Those of the enterprise with these numbers, closed or not; of others there is nothing. */
export const queryCostNames = call({
  gateway: 'service',
  path: `${BASE}queryCostNames`,
  body: v.object({
    costKind: CostKind,
    noList: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(NAMES_AT_ONCE)),
  }),
  result: v.object({ choiceList: v.array(CostChoiceRow) }),
  needs: 'token',
  reads: ['cost'],
  origin: 'suite',
});
