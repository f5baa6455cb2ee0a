import { placeOf, placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'the first account may not open reports': ['addReportSchedule', 'queryReportRecipients'].flatMap((call) =>
    placesOf(call, 'accountingEntityNOList.0', 'costCenterNOList.0', 'deptNOList.0', 'staffNOList.0'),
  ),
  'nor send them': ['addReportSchedule recipientNOList.0'],
  'the first cost centre of the enterprise bears none of their trips': placeOf(
    'costCenterNOList.0',
    'queryReportBudget',
    'queryReportChange',
    'queryReportFacts',
    'queryReportFigures',
    'queryReportFlow',
    'queryReportLeads',
    'queryReportPivot',
  ),
};
