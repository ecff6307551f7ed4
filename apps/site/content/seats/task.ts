/** What stands beside the seat map before anybody uses it. What the living one says is in content/seats/living.ts. */
export const seatTask = {
  title: 'Seat the four of them together',
  lead: 'Lena, Jonas and their two children fly to Palma. Find four free seats side by side in one row; the aisle may lie between them.',
  note: 'In this prototype the family, the free seats and the prices are invented.',
  start: 'Try the seat map',
  again: 'Start again',
  failed: 'The seat map could not be loaded. Check your connection, then press the button again.',
} as const;
