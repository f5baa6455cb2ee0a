import type { Answers } from '../../support/components/fake-runtime';

export const positionTemplateAnswers = (): Answers => ({
  queryPositionTemplates: () => ({
    templateList: [
      {
        templateNO: 'office',
        templateName: '通用职能',
        positionList: [
          { positionName: '总经理', isThere: true },
          { positionName: '会计', isThere: false },
          { positionName: '出纳', isThere: false },
        ],
      },
      {
        templateNO: 'retail',
        templateName: '零售',
        positionList: [{ positionName: '店长', isThere: false }],
      },
    ],
  }),
  takePositionTemplate: () => ({ addedList: ['会计'], skippedList: ['出纳'] }),
  addPositions: () => ({ addedCount: 1 }),
});
