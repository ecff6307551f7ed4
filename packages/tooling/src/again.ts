const variable = 'JUDGE_AGAIN';

/** For this process and those that it starts: what has passed before with the same bytes is judged again. */
export function judgeAgain(): void {
  process.env[variable] = 'yes';
}

export const judgesAgain = (): boolean => process.env[variable] === 'yes';
