import { readiness } from '../../content/assessment.ts';
import { clause, every, page, section, test } from './clause.ts';

export const tools = section('2 Assessment, lab and ideas', [
  clause(
    '2.assessment.overview',
    'intro, start buttons, the first question as a preview',
    page('/ai-assessment').has(3, 'a[href="#questions"]'),
    page('/ai-assessment').showsRecord(
      'the number of questions',
      `The first of ${readiness.questions.length} questions`,
    ),
  ),
  clause(
    '2.assessment.flow',
    'starting shows the questions one by one, with a way back to the overview',
    test('apps/site/e2e/assessment.spec.ts', 'the result can be reached by keyboard alone and is accessible'),
    test(
      'apps/site/e2e/assessment.spec.ts',
      'Back goes to the previous question, and all steps count as one page view',
    ),
  ),
  clause(
    '2.assessment.result',
    'result view',
    test('apps/site/e2e/assessment.spec.ts', 'the result can be reached by keyboard alone and is accessible'),
    test(
      'apps/site/features/assessment/explain.test.ts',
      'every score has its reason, and what would have given more',
    ),
  ),
  clause(
    '2.assessment.second',
    'a second version in the lab, with ways back to it',
    page('/ai-lab').has(1, 'form[name=assessment-report]'),
    page('/ai-assessment').links('AI Innovation Lab', '/ai-lab'),
    test(
      'apps/site/e2e/assessment.spec.ts',
      'the check of the lab links back to it, accepts text, and has its own rules',
    ),
  ),
  clause(
    '2.assessment.report',
    'a report by e-mail',
    test('apps/site/e2e/assessment.spec.ts', 'Send Report arrives in the database, with the scores'),
    test('apps/site/e2e/tools.spec.ts', 'the questions of %s can be sent without JavaScript'),
  ),
  clause(
    '2.assessment.pdf',
    'PDF export',
    test('apps/site/e2e/assessment.spec.ts', 'Export PDF prints a tagged document of several pages'),
  ),
  clause(
    '2.ideas.links',
    'back to the lab, to the assessment and the workshops',
    page('/idea-sprint').links('AI Innovation Lab', '/ai-lab'),
    page('/idea-sprint').links('See how ready your team is', '/ai-assessment'),
    page('/idea-sprint').links('Work on the challenge', '/workshops'),
  ),
  clause(
    '2.ideas.input',
    'challenge and an optional industry',
    page('/idea-sprint').has(1, 'textarea[name=message][required]'),
    page('/idea-sprint').has(1, 'select[name=industry]:not([required])'),
  ),
]);

export const chat = section('2 Chat', [
  clause(
    '2.chat.launcher',
    'a round button opens a panel, another closes it',
    test(
      'apps/site/e2e/chat.spec.ts',
      'by keyboard alone: opens, closes with Escape, and the messages stay for the visit',
    ),
    every('body').has(1, '[data-chat-launcher]'),
  ),
  clause(
    '2.chat.greeting',
    'one greeting',
    test('apps/site/e2e/chat.spec.ts', 'a question is answered, and both sides are saved under one session'),
  ),
  clause(
    '2.chat.suggestions',
    'four suggestions',
    test(
      'apps/site/features/chat/replies.test.ts',
      'the four suggestions are those agreed on, and each has an answer of its own',
    ),
    test(
      'apps/site/e2e/chat.spec.ts',
      'suggestions answer at a press, blanks are ignored, and links lead on without closing',
    ),
  ),
]);
