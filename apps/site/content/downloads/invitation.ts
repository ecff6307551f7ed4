import { webinar } from '../webinar.ts';

/** What the calendar entry of the webinar says, above the address of its page. */
export const invitation = `Live webinar, ${webinar.minutes} minutes.\nThe link to the room comes by e-mail.`;
