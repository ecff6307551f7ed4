import { labReadiness, readiness } from '../../content/assessment.ts';
import { readinessLength } from '../../content/assessment-length.ts';
import { countText } from '../../content/format.ts';
import { readinessQuestions } from '../../content/lengths.ts';
import { clause, page, section, test } from './clause.ts';

export const scores = section('9 Assessment and programs', [
  clause(
    '9.first.length',
    'its number of questions and its minutes',
    page('/ai-assessment').showsRecord('the number of questions', `The ${readinessQuestions}`),
    page('/ai-assessment').showsRecord('the minutes', countText(readinessLength.minutes, 'minute')),
    page('/ai-assessment').hasRecord(
      'as many questions as the record:',
      readiness.questions.length,
      'form[name=assessment-report] fieldset',
    ),
  ),
  clause(
    '9.first.scale',
    'a scale question scores its position among the others',
    test('apps/site/features/assessment/scoring/score.test.ts', '%s gives %j by position'),
  ),
  clause(
    '9.first.tables',
    'score tables of seven questions, and a fallback',
    test('apps/site/features/assessment/scoring/score.test.ts', '%s gives %j by position'),
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'a multiple choice without a table falls by 20 and never below 20',
    ),
  ),
  clause(
    '9.first.categories',
    'categories: mean of what was answered, rounded, 0 to 100',
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'a category is the rounded mean of what was answered in it',
    ),
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'scores are whole numbers from 0 to 100 and the average is their mean',
    ),
  ),
  clause(
    '9.first.recommendation',
    'mean of four; below 45 Ignite Day, from 45 Deep Dive, from 70 Innovation Engine',
    test('apps/site/features/assessment/scoring/score.test.ts', '%s version: an average of %3$s'),
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'a category without an answer has 0, and the average is still that of all four',
    ),
  ),
  clause(
    '9.second.length',
    'its number of questions, the third in free text',
    page('/ai-lab').hasRecord(
      'as many questions with options as the record:',
      labReadiness.questions.filter(({ type }) => type !== 'text').length,
      'form[name=assessment-report] fieldset',
    ),
    page('/ai-lab').has(1, 'textarea[name=q3]'),
  ),
  clause(
    '9.second.scale',
    'a scale answer adds 20 for each position',
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'a scale adds 20 a step, a match 100 and anything else 50, capped at 100',
    ),
  ),
  clause(
    '9.second.list',
    'a position that matches the list gives 100, else 50',
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'the matching positions belong to the multiple-choice questions in their order',
    ),
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'a scale adds 20 a step, a match 100 and anything else 50, capped at 100',
    ),
  ),
  clause(
    '9.second.cap',
    'sums stop at 100',
    test(
      'apps/site/features/assessment/scoring/score.test.ts',
      'a scale adds 20 a step, a match 100 and anything else 50, capped at 100',
    ),
  ),
  clause(
    '9.second.recommendation',
    'below 50 Ignite Day, from 50 Deep Dive, from 75 Innovation Engine',
    test('apps/site/features/assessment/scoring/score.test.ts', '%s version: an average of %3$s'),
  ),
  clause(
    '9.programs.ignite',
    'Ignite Day Workshop: the price of Ignite Day',
    test('apps/site/content/content.test.ts', 'programmes cost and last what their workshops do'),
  ),
  clause(
    '9.programs.deep',
    'Deep Dive Workshop: the price of Deep Dive',
    test('apps/site/content/content.test.ts', 'programmes cost and last what their workshops do'),
  ),
  clause(
    '9.programs.engine',
    'Innovation Engine: the price of Innovation Engine',
    test('apps/site/content/content.test.ts', 'programmes cost and last what their workshops do'),
  ),
]);
