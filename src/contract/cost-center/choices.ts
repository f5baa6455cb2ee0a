import * as v from 'valibot';
import { call } from '../call';
import { CostKind } from './cost-objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

/** Number of choices per page, and maximum of numbers per call for names. */
export const CHOICE_PAGE = 50;
export const NAMES_AT_ONCE = 100;

/** A choice: its number, and the enterprise's name and code. */
export const CostChoiceRow = v.object({ no: v.string(), name: v.string(), code: v.string() });
export type CostChoiceRow = v.InferOutput<typeof CostChoiceRow>;

/**
 * Returns the choices of a kind for the caller, page by page, by code. `orders`: objects to which their orders can be
 * charged today, including those of colleagues for whom they may book. `past`: all objects of the enterprise, closed or
 * not, because old orders were charged to them. The search covers code, name, and sound or initials of the name.
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

/** Returns the enterprise's objects with these numbers, closed or not; other numbers are left out. */
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
