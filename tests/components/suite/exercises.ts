import type { ElementTag } from '../../../components/index';
import type { Runtime } from '../../../src/element/runtime/runtime';
import type { Exercise, Exercises } from '../../support/components/exercise';
import { fakeRuntime, USER, type Answers } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';

const areas = import.meta.glob<Exercises>('../*/exercise.ts', { eager: true, import: 'exercises' });
const exercises: Exercises = Object.assign({}, ...Object.values(areas));

export function exerciseOf(tag: ElementTag): Exercise {
  const exercise = exercises[tag];
  if (!exercise) throw new Error(`no exercise.ts below tests/components has an exercise for ${tag}`);
  return exercise;
}

export const exerciseAnswers = (tag: ElementTag): Answers => exerciseOf(tag).answers ?? goodAnswers();

/** Answers calls of elements with a runtime of their own by replacing `fetch`. Returns a function that restores it. */
export function answerOverTheWire(answers: Answers): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const answer = { ...SIGNED_IN, ...answers }[name];
    if (request.method !== 'POST' || !answer) return fetch(request);
    const result = answer((await request.json()) as never);
    return Response.json({ success: true, code: '0', msg: '', result });
  };
  return () => {
    window.fetch = fetch;
  };
}
const SIGNED_IN: Answers = { verifyUserAuthSignForCloud: () => USER, loginOut: () => ({}) };

/** Runtime of an exercise, with a user signed in. */
export function exerciseRuntime(tag: ElementTag): Runtime {
  const { runtime } = fakeRuntime(exerciseAnswers(tag), {
    trustedOrigins: [location.origin],
    ...(tag === 'login' ? {} : { authSign: 'token-1' }),
  });
  return { ...runtime, config: { ...runtime.config, storage: exerciseOf(tag).storage ?? 'memory' } };
}
