import { runnerImport } from 'vite';
import { elements, type ElementTag } from '../../../components/index';
import type { Answers } from '../../support/components/fake-runtime';
import { APPLY_ID } from '../../components/approval/approval-samples';
import { ORDER_NO } from '../../components/order/support/order-samples';

/** Elements without initial content, and the shell, which is measured separately. */
const LEFT_OUT: readonly ElementTag[] = ['provider', 'portal', 'customer-service', 'adverts'];

/** Measured elements, each in an empty page; elements that exist only in the portal are left out. */
export const MEASURED = (Object.keys(elements) as ElementTag[]).filter(
  (tag) => !LEFT_OUT.includes(tag) && !('isAdministration' in elements[tag]),
);

/** Attributes without which an element has no content. */
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

/** Path of a page with one element of each tag, in this order. */
export const pathOf = (...tags: ElementTag[]): string => PREFIX + tags.join('+');

/** Markup of such a page; undefined for another path. */
export function elementsPage(path: string): string | undefined {
  if (!path.startsWith(PREFIX)) return undefined;
  const tags = path.slice(PREFIX.length).split('+') as ElementTag[];
  const markup = tags.map((tag) => `<tp-${tag} ${ATTRIBUTES[tag] ?? ''}></tp-${tag}>`);
  return `<script type="module" src="/elements/loader.js"></script>${markup.join('')}`;
}

/** True when calls of this page get the answers of the element tests. */
export const hasAnswersOfElements = (path: string): boolean => path === REACT_HOST || path.startsWith(PREFIX);

/** Serves the answers of the element tests as JSON. */
export async function answersOverTheWire(): Promise<(path: string, body: unknown) => string | undefined> {
  // loaded by Vite, which resolves the glob that gathers all areas
  const { module } = await runnerImport<{ goodAnswers(): Answers }>(
    `${process.cwd()}/tests/support/components/samples.ts`,
  );
  return (path, body) => {
    const answer = module.goodAnswers()[path.split('/').at(-1) ?? ''];
    if (!answer) return undefined;
    return JSON.stringify({ success: true, code: '0', msg: '', result: answer(body as never) ?? null });
  };
}
