import { OBJECT } from '../../../src/contract/permission/objects';
import { within } from './act';
import { fakeRuntime, next, createProvider, USER, type Answers } from './fake-runtime';
import { answersWithRights } from './rights';
import { goodAnswers } from './samples';

/** Element on the page, with actions of a user in it. */
export interface ElementOnPage {
  element: HTMLElement;
  act: ReturnType<typeof within>;
}

const providers: HTMLElement[] = [];
let calls: ReturnType<typeof fakeRuntime>['calls'] = [];
let followed: ReturnType<typeof fakeRuntime>['streams'] = [];
let session: ReturnType<typeof fakeRuntime>['runtime']['session'] | undefined;

const EVERY_RIGHT = answersWithRights(...Object.values(OBJECT));

/**
 * Puts an element on the page, signed in with all rights. Every call succeeds except those in `answers`. `isInPortal`: on
 * the page of a portal, which gives entries no address.
 */
export async function putOnPage(
  tag: string,
  answers: Answers = {},
  attributes: Record<string, string> = {},
  storage: 'memory' | 'session' = 'memory',
  { isInPortal = false } = {},
): Promise<ElementOnPage> {
  const fake = fakeRuntime({ ...goodAnswers(), ...EVERY_RIGHT, ...answers }, { authSign: 'token-1' });
  calls = fake.calls;
  followed = fake.streams;
  session = fake.runtime.session;
  const provider = createProvider({
    ...fake.runtime,
    config: { ...fake.runtime.config, storage },
    ...(isInPortal && { addressOf: () => undefined }),
  });
  providers.push(provider);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element) };
}

/** Calls of a name made by the element put on the page last. */
export const called = (name: string) => calls.filter((call) => call.name === name);

/** Streams that the element put on the page last has followed. */
export const streams = () => followed;

/** Signs another user in under the element, as another tab may do. */
export function signInAs(staffNO: string): void {
  const [enterprise] = USER.entAndTmcShortInfoList;
  if (!session || !enterprise) throw new Error('no element is on the page');
  session.store.setState({ status: 'signedIn', user: USER, enterprise: { ...enterprise, staffNO } });
}

/** Removes all elements put on the page. */
export function takeAway(): void {
  for (const provider of providers.splice(0)) provider.remove();
}
