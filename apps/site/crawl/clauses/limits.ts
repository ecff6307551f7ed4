import { promises } from '../../content/promises.ts';
import { capital } from '../../content/words.ts';
import { clause, every, page, section, test } from './clause.ts';

export const limits = section('9 Other limits', [
  clause(
    '9.limits.ideas',
    'two seconds, five ideas',
    test('apps/site/e2e/ideas.spec.ts', 'five ideas after two seconds, each with the method behind it'),
  ),
  clause(
    '9.limits.answer',
    'contact: answer within 24 hours',
    page('/contact').showsRecord('when an answer comes', promises.answer),
  ),
  clause(
    '9.limits.call',
    'discovery call of 30 minutes',
    page('/contact').showsRecord('how long the discovery call takes', promises.discoveryCall),
  ),
  clause(
    '9.limits.panel',
    'success panel for 5 seconds',
    test('apps/site/e2e/contact.spec.ts', 'the panel disappears after five seconds, the receipt stays'),
  ),
  clause(
    '9.limits.corporate',
    'half-day 4 hours, 20–50; multi-day 2–5 days, 15–30; ongoing 3–12 months',
    page('/companies').shows('4 hours'),
    page('/companies').shows('20–50 participants'),
    page('/companies').shows('2–5 days'),
    page('/companies').shows('15–30 participants'),
    page('/companies').shows('3–12 months'),
  ),
  clause(
    '9.limits.gallery',
    'six pictures at most',
    test(
      'packages/ui/src/media/device-gallery/device-gallery.test.tsx',
      'more than six images are a type error, and throw where types are cast away',
    ),
  ),
  clause(
    '9.limits.frames',
    'phone 9 to 19.5, desktop 16 to 10',
    test('packages/ui/src/media/device-frame/device-frame.stories.tsx', 'Phone'),
    test('packages/ui/src/media/device-frame/device-frame.stories.tsx', 'Desktop'),
  ),
  clause(
    '9.limits.cards',
    'three technologies and three outcomes at most',
    test(
      'packages/ui/src/sections/case-study-card/case-study-card.test.tsx',
      'two screens, three services and three results, whatever is given',
    ),
  ),
  clause(
    '9.limits.related',
    'two related articles at most',
    test(
      'apps/site/build/content/markdown.test.ts',
      'tells the reading time, the author’s name and two related articles',
    ),
  ),
  clause(
    '9.limits.achievements',
    'two achievements on a card',
    test(
      'packages/ui/src/sections/team-card/team-card.test.tsx',
      'only the first two achievements are shown',
    ),
  ),
  clause(
    '9.limits.chat',
    'reply after one second, suggestions until there are more than two messages',
    test('apps/site/e2e/chat.spec.ts', 'a question is answered, and both sides are saved under one session'),
    test(
      'apps/site/e2e/chat.spec.ts',
      'suggestions answer at a press, blanks are ignored, and links lead on without closing',
    ),
  ),
  clause(
    '9.limits.replies',
    'nine groups of words are told apart, and everything has an answer',
    test('apps/site/features/chat/match.test.ts', '%j is about %s'),
    test('apps/site/features/chat/match.test.ts', 'a plain visitor: %j is about %s'),
    test('apps/site/features/chat/match.test.ts', 'a slip of the keyboard: %j is about %s'),
    test('apps/site/features/chat/match.test.ts', 'German: %j is about %s'),
    test('apps/site/features/chat/match.test.ts', 'whatever is written has an answer'),
  ),
  clause(
    '9.limits.prices',
    'the replies quote the prices',
    test('apps/site/features/chat/replies.test.ts', 'prices are those of the records, both readings named'),
  ),
  clause(
    '9.limits.terms',
    '48 hours: full refund, later 50%; payment at registration; moved events',
    page('/terms').shows('48 hours or more before the event'),
    page('/terms').shows('full refund'),
    page('/terms').shows('fee of 50%'),
    page('/terms').shows('Payment is due in full at registration'),
    page('/terms').shows('new dates or a full refund'),
  ),
  clause(
    '9.limits.steps',
    'what comes after each form, and when',
    page('/thank-you?type=workshop').showsRecord(
      'when the dates are confirmed',
      capital(promises.confirmation),
    ),
    page('/thank-you?type=workshop').showsRecord('when the materials come', promises.workshopMaterials),
    page('/thank-you?type=webinar').showsRecord('when the link comes', promises.webinarLink),
    page('/thank-you?type=assessment').showsRecord(
      'when the answers are read',
      capital(promises.assessmentReview),
    ),
    page('/thank-you?type=contact').showsRecord('when an answer comes', capital(promises.answer)),
  ),
  clause(
    '9.limits.years',
    'copyright 2025, privacy policy of January 2024',
    every('footer').shows('© 2025'),
    page('/privacy').shows('Last updated January 2024'),
  ),
  clause(
    '9.limits.keys',
    'public keys are kept for a limited time; how long is not given',
    test(
      'packages/leads/src/gateway/sessions.test.ts',
      'is checked with keys that are kept for a while and then fetched again',
    ),
  ),
  clause(
    '9.auth.storage',
    'a session is stored under a key from the first part of the host name',
    test('packages/leads/src/gateway/sessions.test.ts', 'is stored under the first part of the host name'),
  ),
  clause(
    '9.auth.level',
    'the assurance level is that of the token',
    test(
      'packages/leads/src/gateway/sessions.test.ts',
      'has the level of its token and the methods that led to it',
    ),
  ),
  clause(
    '9.auth.next',
    'the next level is aal2 with a verified factor, totp or phone',
    test(
      'packages/leads/src/gateway/sessions.test.ts',
      'can reach $next with a factor $factor_type that is $status',
    ),
  ),
  clause(
    '9.auth.none',
    'no session: no levels, no methods',
    test('packages/leads/src/gateway/sessions.test.ts', 'that is none has no level and no methods'),
  ),
  clause(
    '9.auth.realtime',
    'the realtime connection gets the token of a sign-in and of a refresh, and loses it at the end',
    test(
      'packages/leads/src/gateway/sessions.test.ts',
      'gives the realtime connection its token, the renewed one, and none at the end',
    ),
  ),
  clause(
    '9.auth.expiry',
    'a token that is over is refused, unless that is allowed',
    test('packages/leads/src/gateway/sessions.test.ts', 'that is over is refused, unless that is allowed'),
  ),
  clause(
    '9.auth.signature',
    'a signature is checked by a public key where there is one, else by the server',
    test(
      'packages/leads/src/gateway/sessions.test.ts',
      'with a key of its own is checked by that key, and the server is not asked who it is',
    ),
    test('packages/leads/src/gateway/sessions.test.ts', 'with $what is checked by asking the server'),
  ),
]);
