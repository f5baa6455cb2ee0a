import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { announcedTexts } from '../../../support/components/catalogue-texts';
import { putOnPage, takeAway } from '../../../support/components/element-page';
import { until, type Answers } from '../../../support/components/fake-runtime';
import { answersWithRights } from '../../../support/components/rights';
import { goodAnswers } from '../../../support/components/samples';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { ENGLISH_PAGES } from './samples';

const EVERY_RIGHT = answersWithRights(...Object.values(OBJECT));
const HAN = /\p{Script=Han}/u;

/** Answers that note every text in them, which is data. */
function noting(answers: Answers): { answers: Answers; data: Set<string> } {
  const data = new Set<string>();
  const noted = Object.entries(answers).map(([name, answer]) => [
    name,
    async (body: never, options?: never) => {
      const result = await answer(body, options);
      JSON.stringify(result, (_, value: unknown) => {
        if (typeof value === 'string')
          for (const line of value.split('\n')) if (HAN.test(line)) data.add(line);
        return value;
      });
      return result;
    },
  ]);
  return { answers: Object.fromEntries(noted) as Answers, data };
}

/** Texts on the screen with Chinese characters that are no data. */
const chinese = (element: Element, data: ReadonlySet<string>): string[] => {
  const longestFirst = [...data].toSorted((one, other) => other.length - one.length);
  return announcedTexts(element.shadowRoot ?? element, 'en').filter((text) =>
    HAN.test(longestFirst.reduce((rest, one) => rest.replaceAll(one, ''), text)),
  );
};

describe('elements of administration in English', () => {
  before(() => define([...new Set(ENGLISH_PAGES.map(({ tag }) => tag))]));
  afterEach(takeAway);

  for (const { tag, attributes, answers, sees, steps = [] } of ENGLISH_PAGES)
    it(`show no Chinese text of ours: ${[tag, ...Object.values(attributes), ...steps.map(([press]) => press)].join(' ')}`, async () => {
      const noted = noting({ ...goodAnswers(), ...EVERY_RIGHT, ...answers });
      const { element, act } = await putOnPage(`tp-${tag}`, noted.answers, { ...attributes, lang: 'en' });
      await act.sees(sees);
      await until(() => !act.root.querySelector('.tp-skeleton-bar, .tp-skeleton-rows'), 'all is loaded');
      expect(chinese(element, noted.data)).to.deep.equal([]);
      for (const [press, words] of steps) {
        await act.press(press);
        await act.sees(words);
        expect(chinese(element, noted.data)).to.deep.equal([]);
      }
    });
});
