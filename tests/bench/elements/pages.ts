import { runnerImport } from 'vite';
import { elements, type ElementTag } from '../../../components/index';
import type { Answers } from '../../support/components/fake-runtime';
import { APPLY_ID } from '../../components/approval/approval-samples';
import { ORDER_NO } from '../../components/order/support/order-samples';

/** Elements that draw nothing by themselves, and the shell, which has figures of its own. */
const LEFT_OUT: readonly ElementTag[] = ['provider', 'portal', 'customer-service', 'adverts'];

/** Those that are measured, each in an empty page: not what stands in the portal alone. */
export const MEASURED = (Object.keys(elements) as ElementTag[]).filter(
  (tag) => !LEFT_OUT.includes(tag) && !('isAdministration' in elements[tag]),
);

/** Without these an element has nothing to show. */
const ATTRIBUTES: Partial<Record<ElementTag, string>> = {
  payment: `order-no="${ORDER_NO}"`,
  'order-change': `order-no="${ORDER_NO}"`,
  'approval-detail': `apply-id="${APPLY_ID}"`,
  'order-refund': `order-no="${ORDER_NO}"`,
  'change-flights': `order-no="${ORDER_NO}" dep-code="BJS" arr-code="SHA" dep-date="2027-03-01" passenger-nos="[1]"`,
  frame: 'src="/blank" frame-title="页面"',
};

const PREFIX = '/elements-of/';
export const REACT_HOST = '/react-host';

/** Where a page with elements lies: one of each tag, in this order. */
export const pathOf = (...tags: ElementTag[]): string => PREFIX + tags.join('+');

/** The markup of such a page; undefined for another path. */
export function elementsPage(path: string): string | undefined {
  if (!path.startsWith(PREFIX)) return undefined;
  const tags = path.slice(PREFIX.length).split('+') as ElementTag[];
  const markup = tags.map((tag) => `<tp-${tag} ${ATTRIBUTES[tag] ?? ''}></tp-${tag}>`);
  return `<script type="module" src="/elements/loader.js"></script>${markup.join('')}`;
}

/** Are the calls of this page answered as those of the element tests are? */
export const hasAnswersOfElements = (path: string): boolean => path === REACT_HOST || path.startsWith(PREFIX);

/** What the gateway of the element tests answers, over the wire. */
export async function answersOverTheWire(): Promise<(path: string, body: unknown) => string | undefined> {
  // it gathers the answers of all areas, as only Vite does
  const { module } = await runnerImport<{ goodAnswers(): Answers }>(
    `${process.cwd()}/tests/support/components/samples.ts`,
  );
  return (path, body) => {
    const answer = module.goodAnswers()[path.split('/').at(-1) ?? ''];
    if (!answer) return undefined;
    return JSON.stringify({ success: true, code: '0', msg: '', result: answer(body as never) ?? null });
  };
}
