import type { labReadiness, readiness } from '../assessment.ts';
import type { ByOption } from './by-option.ts';

/*
 * Why each answer gives the points that it gives, by question, in the order of the options. Each goes on after
 * 'Question 2 gave 100 of 100 because'.
 */

export const readinessReasons = {
  q1: [
    'what was seen this week can still change a decision of this week',
    'a month is short enough to remember what happened, and long enough to have forgotten the details',
    'after a quarter one remembers the conclusion and no longer the scene',
    'what was seen a year ago describes a product that has changed since',
    'a team that no longer sees customers decides by what it tells itself',
  ],
  q2: [
    'the first good idea is usually the one that competitors have had too',
    'many ideas first and agreed criteria afterwards keep the loudest voice from choosing',
    'somebody from outside brings ideas and takes the practice of finding them away again',
    'what competitors do shows what they found right a year or two ago',
  ],
  q3: [
    'rules that nobody questions outlive their reasons',
    'a rule that is rarely questioned is questioned too late',
    'questioning happens, but depends on who is in the room',
    'asking for the reason of a rule is nearly a habit with you',
    'no rule with you is safe from the question what it is good for',
  ],
  q4: [
    'a business case calculates with assumptions that two weeks of trying could have tested',
    'real users tell in two weeks what no paper can',
    'management hears of it early and users do not',
    'an idea that waits for a planning round loses the people who wanted it',
  ],
  q5: [
    'everybody you ask has learned the same answers as you',
    'other fields are asked only when your own has run out of answers',
    'the view from outside comes in, though not always when it is needed',
    'people from other fields often recognise a problem that they solved long ago',
    'asking strangers to your industry is part of how you work',
  ],
  q6: [
    'an explanation protects those who give it and teaches nobody else',
    'what is written down and shared spares others the same mistake',
    'where somebody is looked for who was responsible, the next failure is hidden longer',
    'a failure that nobody mentions is paid for twice',
  ],
  q7: [
    'the most senior person is seldom the one who has met the users',
    'a goal that was set before can be missed, and that is what makes it a test',
    'a vote is fair, but counts opinions and not what happened',
    'a budget says when the money ends, not whether it was worth it',
  ],
  q8: [
    'where it is dangerous not to know, everybody pretends and nobody asks',
    'most people will rather guess than admit a gap',
    'it depends on who is listening, and so the newest people keep quiet',
    'gaps are admitted in time to be filled',
    'whoever does not know can say so, and the search begins',
  ],
  q9: [
    'after half a year an idea has cost too much to be allowed to fail',
    'a quarter leaves room for four lessons a year',
    'a month leaves room for a dozen attempts a year',
    'after two weeks an idea is still cheap enough to be dropped',
  ],
  q10: [
    'what is learned on a problem of one’s own stays, as long as practice follows',
    'books and talks give the words and leave the doing to you',
    'a colleague who trains the others knows the ground, and hands on the old habits too',
    'what is tried at once in a project is understood or dropped, and either is an answer',
  ],
} as const satisfies ByOption<typeof readiness, 'multiple' | 'scale', string>;

export const labReasons = {
  q1: [
    'a report describes the average of people who should be met one by one',
    'five conversations show what you would not have thought of asking',
    'sales knows those who bought, and not those who turned away',
    'a model sums up what has been written, and of a new group little has',
  ],
  q2: [
    'whoever builds the same arrives second, with the other’s mistakes',
    'the need behind it is something that you can serve in your own way',
    'numbers come when others have already decided',
    'a lower price answers a question that nobody has asked',
  ],
  q4: [
    'whoever decides has then heard it at first hand',
    'what research and support hear reaches those who decide as a summary',
    'sales hears what helps to sell, and seldom what hinders in use',
    'without regular conversations each decision begins with a guess',
  ],
  q5: [
    'the first ten ideas are everybody’s, and you keep them',
    'you seldom get beyond what comes to mind first',
    'you go on looking when there is time, and mostly there is none',
    'you usually reach the ideas that come after the obvious ones',
    'you begin to choose where others have stopped looking',
  ],
  q6: [
    'a tool that nobody has tried cannot be refused for a reason',
    'a model is quick with the obvious, which leaves you the rest',
    'nobody can defend a concept that nobody has thought through',
    'what each does alone, the others cannot learn from',
  ],
  q7: [
    'an experiment that is repeated until it agrees is none',
    'a plan that gives way to a result is what experiments are for',
    'a changed presentation hides what you have paid to find out',
    'a result that changes nothing need not have been found',
  ],
  q8: [
    'fresh eyes are worn out before they may change anything',
    'what a newcomer notices is heard, and then mostly waits',
    'some of what a newcomer notices is put right',
    'fresh eyes are used while they are fresh',
    'newcomers change what the others no longer see',
  ],
  q9: [
    'each small change waits for somebody who has larger ones to decide',
    'limits that you agreed on let the team learn every day without asking',
    'a month between two releases is a month without an answer',
    'what is not settled is decided by whoever dares',
  ],
  q10: [
    'the market leader has the blind spots of your industry too',
    'another field, or something that lives, has often solved it already and does not compete with you',
    'at a trade fair one meets those who have the same problem',
    'the archive holds what you knew before the problem came up',
  ],
} as const satisfies ByOption<typeof labReadiness, 'multiple' | 'scale', string>;
