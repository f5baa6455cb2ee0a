import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  FORM_TYPE,
  formProblem,
  formTypeOf,
  needsApprovalSite,
  templateProblem,
  type FormType,
} from '../../../src/domain/travel-standard/approval-template';

const NAMES: readonly [FormType, string, 1 | 2 | 9][] = [
  [FORM_TYPE.trip, '出差申请', 1],
  [FORM_TYPE.overStandard, '超标申请', 2],
  [FORM_TYPE.preTrip, '行前申请', 9],
];

describe('the form of an application', () => {
  for (const [formType, name, applicationBusinessType] of NAMES) {
    const template = { applicationBusinessType, formURL: 'dist/html/apply.html' };

    it(`for a ${name} is there`, () => {
      assert.equal(formTypeOf(applicationBusinessType), formType);
      assert.equal(templateProblem([template], formType), undefined);
    });

    it(`for a ${name} is missing, among the others or alone`, () => {
      const others = NAMES.filter(([type]) => type !== formType).map(([, , type]) => ({
        ...template,
        applicationBusinessType: type,
      }));
      for (const templates of [others, []]) {
        assert.equal(
          templateProblem(templates, formType),
          `企业未配置${name}审批模板详情，请联系管理员配置！`,
        );
      }
    });

    it(`for a ${name} leads nowhere`, () => {
      assert.equal(
        templateProblem([{ ...template, formURL: ' ' }], formType),
        `企业未配置${name}审批跳转地址，请联系管理员配置！`,
      );
    });
  }
});

it('a form on a site of its own needs no address of the approval site', () => {
  for (const [formURL, needed] of [
    ['dist/html/apply.html', true],
    ['/apply', true],
    ['https://forms.example.com/apply', false],
    [' HTTP://forms.example.com', false],
  ] as const) {
    assert.equal(needsApprovalSite({ formURL }), needed, formURL);
  }
});

it('every form on the approval site needs its address', () => {
  for (const [formType, , applicationBusinessType] of NAMES) {
    const template = { applicationBusinessType, formURL: 'dist/html/apply.html' };
    const elsewhere = { ...template, formURL: 'https://forms.example.com/apply' };
    assert.equal(formProblem([template], formType, undefined), '未获取到审批域名');
    assert.equal(formProblem([template], formType, '/'), undefined);
    assert.equal(formProblem([elsewhere], formType, undefined), undefined);
    assert.match(formProblem([], formType, undefined) ?? '', /^企业未配置/, 'what is missing first');
  }
});
