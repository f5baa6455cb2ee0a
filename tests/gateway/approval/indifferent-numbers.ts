import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'it is one of two that must agree': [
    'addApprovalDeputy staffNO',
    'addApprovers staffNOList.0',
    'transferApproval staffNO',
    'tryApprovalFlow staffNO',
  ],
  'an application of the usual flow asks no cost centre’s owner': ['getListApprovalPathInfo costCenterNo'],
  'nor is one of its approvers whoever travels': ['getListApprovalPathInfo travellerNOList.0'],
  'a link is of whom it was sent to': ['openApprovalLink applyId'],
  'the first account may not edit flows: the second tells whether others’ numbers are told apart': [
    'checkApprovalFlow',
    'saveApprovalFlow',
    'tryApprovalFlow',
  ].flatMap((call) =>
    placesOf(
      call,
      'flow.copyTo.0.staffNOs.0',
      'flow.replacement.staffNOs.0',
      'flow.steps.0.approver.staffNOs.0',
    ),
  ),
};
