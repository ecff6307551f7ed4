/** What the example answers: a team that finds much and releases little. */
export const exampleAnswers = {
  q1: 'This week',
  q2: 'We collect many and choose by criteria we agreed on',
  q3: 'Rarely',
  q4: 'It waits for the next planning round',
  q5: 'Often',
  q6: 'We move on and do not mention it',
  q7: 'We go on until the budget is used up',
  q8: 'Rather safe',
  q9: 'About a quarter',
  q10: 'From books and talks',
} as const;
